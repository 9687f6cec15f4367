import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { test as base, expect } from '@playwright/test'
import { freePort } from '../../tools/free-port.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

interface Worker {
  /** Where `npm run dev:mock` listens. */
  devMock: string
}

/** For tests of the frontend developers' tools: the web app against the mock, without a server of ours. */
export const test = base.extend<object, Worker>({
  devMock: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
    async ({}, use) => {
      const port = await freePort()
      const tool = spawn(process.execPath, ['tools/dev-mock.ts'], {
        cwd: root,
        env: { ...process.env, PORT: String(port), HMR: 'off' },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      for await (const line of createInterface(tool.stdout)) if (line.includes('Alt+Shift+M')) break
      tool.stdout.resume()
      await use(`http://localhost:${port}`)
      const ended = once(tool, 'exit')
      tool.kill()
      await ended
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ devMock }, use) => use(devMock),
})

export { expect }
