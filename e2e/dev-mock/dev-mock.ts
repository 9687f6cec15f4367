import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { test as base, expect } from '@playwright/test'
import { freePort } from '../../api/dev/free-port.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

interface Worker {
  /** The URL of `npm run dev:mock`. */
  devMock: string
}

/** A test of the frontend developers' tools: the web app against the mock, without the server. */
export const test = base.extend<object, Worker>({
  devMock: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
    async ({}, use) => {
      const port = await freePort()
      const tool = spawn(process.execPath, ['tools/dev-mock.ts'], {
        cwd: root,
        env: { ...process.env, HMR: 'off', PORT: String(port) },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const ended = once(tool, 'exit')
      let ready = false
      for await (const line of createInterface(tool.stdout)) {
        ready = line.includes('Alt+Shift+M')
        if (ready) break
      }
      if (!ready) throw new Error('npm run dev:mock ended before it was ready. Its error stands above.')
      tool.stdout.resume()
      await use(`http://localhost:${port}`)
      tool.kill()
      await ended
    },
    { scope: 'worker' },
  ],
})

export { expect }
