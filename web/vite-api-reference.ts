import { createReadStream, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const PATH = 'docs/reference.js'

/** Scalar's plugin for Fastify contains the viewer as one file. The viewer's own package needs 300 others for the same file. */
const viewer = fileURLToPath(new URL('./js/standalone.js', import.meta.resolve('@scalar/fastify-api-reference')))

/** Adds the viewer of the API reference to the build and to the development server. */
export function addApiReference(): Plugin {
  return {
    name: 'plink:add-api-reference',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: PATH, source: readFileSync(viewer) })
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${PATH}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        createReadStream(viewer).pipe(response)
      })
    },
  }
}
