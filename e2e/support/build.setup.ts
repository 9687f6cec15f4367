import { fileURLToPath } from 'node:url'
import { bundle } from '../../tools/bundle.ts'
import { buildIfStale } from '../../tools/web-build.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Once before all journeys: the servers serve dist/web. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for it.
export default async function build() {
  await buildIfStale({ root, bundle: () => bundle(root) })
}
