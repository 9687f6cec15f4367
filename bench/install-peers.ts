import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** What is compared with, and the load generator, are installed when they are first needed, and again when they change. */
export function installPeers(): void {
  if (changedAt('node_modules/.package-lock.json') > changedAt('package-lock.json')) return
  console.error('… installing the peers')
  const { status } = spawnSync('npm', ['ci'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('npm ci failed in bench/')
}

const changedAt = (path: string) => statSync(`${folder}/${path}`, { throwIfNoEntry: false })?.mtimeMs ?? 0
