// `npm run build` builds the web app and the server into `dist`. With `--stale`, it builds only what is missing or older than its sources, and
// without compressed copies, which take as long as all the rest. With `web` or `server`, it builds only that part.
import { fileURLToPath } from 'node:url'
import { buildIfStale, rebuild, SERVER, WEB } from './product-build.ts'
import { bundleServer } from './server-build.ts'
import { bundleCompressedWeb, bundleWeb } from './web-build.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const isStale = process.argv.includes('--stale')
const build = isStale ? buildIfStale : rebuild
const builds = {
  web: () => build(root, WEB, isStale ? bundleWeb : bundleCompressedWeb),
  server: () => build(root, SERVER, bundleServer),
}
const chosenBuilds = Object.entries(builds).filter(([name]) => process.argv.includes(name))
await Promise.all((chosenBuilds.length > 0 ? chosenBuilds : Object.entries(builds)).map(([, run]) => run()))
