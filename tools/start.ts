// `npm start`: the server serves dist/web, so it must be there and be of this version. Checked in the server's own process,
// because starting another takes a tenth of a second; built in another, because vite would stay in memory.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { isFresh } from './web-build.ts'

if (!isFresh(fileURLToPath(new URL('..', import.meta.url)))) {
  const { status } = spawnSync(process.execPath, [fileURLToPath(new URL('build.ts', import.meta.url))], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}
await import('../api/main.ts')
