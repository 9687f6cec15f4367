import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { test as base, expect } from '@playwright/test'
import { freePort } from '../../tools/free-port.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

interface Tool {
  url: string
  stop: () => Promise<void>
}

interface Worker {
  /** The URL of `npm run dev:mock`. */
  devMock: string
  /** The URL of the same app as one bundle. */
  mockBundle: string
}

/** For tests of the frontend developers' tools: the web app against the mock, without the server. */
export const test = base.extend<object, Worker>({
  devMock: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
    async ({}, use) => {
      const tool = await startTool('tools/dev-mock.ts', { HMR: 'off' }, 'Alt+Shift+M')
      await use(tool.url)
      await tool.stop()
    },
    { scope: 'worker' },
  ],
  mockBundle: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
    async ({}, use) => {
      const tool = await startTool('tools/mock/serve-bundle.ts', { NODE_ENV: 'development' }, 'is served')
      await use(tool.url)
      await tool.stop()
    },
    { scope: 'worker' },
  ],
})

async function startTool(file: string, env: Record<string, string>, ready: string): Promise<Tool> {
  const port = await freePort()
  const tool = spawn(process.execPath, [file], {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(tool, 'exit')
  for await (const line of createInterface(tool.stdout)) if (line.includes(ready)) break
  tool.stdout.resume()
  const stop = async () => {
    tool.kill()
    await ended
  }
  return { url: `http://localhost:${port}`, stop }
}

export { expect }
