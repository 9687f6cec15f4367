import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { contractDocuments } from '#api/http/docs/contract-documents.ts'

/** These load files that stand beside their code: WebAssembly and native modules. */
export const WITH_FILES = ['@electric-sql/pglite', '@node-rs/argon2']

/**
 * Builds the server in a few files, with the packages that it imports, and the contract beside it. Loading 1,000 modules takes most of the
 * CPU of a start.
 * Paths that a module derives from `import.meta.url` stay right, because `dist/server` is as deep as the folders of `api`.
 */
export async function bundleServer(root: string, folder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, external: WITH_FILES },
    build: {
      ssr: true,
      target: 'node20',
      outDir: folder,
      sourcemap: true,
      rolldownOptions: {
        input: { main: `${root}/api/main.ts`, run: `${root}/api/run/server/run.ts` },
        output: { chunkFileNames: '[name]-[hash].js' },
        // On a busy machine, vite warns that its plugins are slow.
        checks: { bundlerTimings: false },
      },
    },
  })
  await writeContract(root, folder)
}

/** The contract as the server sends it. */
export async function writeContract(root: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const documents = contractDocuments(await readFile(join(root, 'openapi.yaml'), 'utf8'))
  for (const [name, text] of Object.entries(documents)) await writeFile(join(folder, name), text)
}
