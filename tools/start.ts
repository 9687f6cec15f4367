// `npm start`: builds dist/web if it is missing or out of date, then starts the server. The check runs in the server's own process, because
// another process would take a tenth of a second. The build runs in another process, because vite would stay in memory.
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
