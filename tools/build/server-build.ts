import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type InlineConfig, type Plugin } from 'vite'
import { contractDocuments } from '#api/http/docs/contract-documents.ts'
import { BUILD_FILE } from '#api/kernel/platform/build-info.ts'
import { commitToBuild } from './commit.ts'

/** These packages load files beside their code: WebAssembly and native modules. Only they are installed for production. */
export const WITH_FILES = ['@electric-sql/pglite', '@node-rs/argon2']

/** The operators' commands, in `api/run/commands`. */
export const COMMANDS = [
  'admin',
  'backup',
  'check-ledger',
  'check-live',
  'end-access',
  'migrate',
  'post',
  'reconcile',
  'restore',
  'rotate-secret-key',
  'rotate-signing-key',
]

/**
 * Builds the server and the commands as a few files, with the packages that they import, and the contract beside them. Loading 1,000 modules takes
 * most of the CPU of a start.
 * Paths that a module derives from `import.meta.url` stay correct, because `dist/server` is as deep as the folders of `api`.
 */
export async function bundleServer(root: string, folder: string): Promise<void> {
  await build(serverBuild(root, folder))
  await writeContract(root, folder)
  await writeFile(join(folder, BUILD_FILE), JSON.stringify({ commit: commitToBuild(root) }))
}

export function serverBuild(root: string, folder: string): InlineConfig {
  const commands = COMMANDS.map(name => [name, COMMAND + name])
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [requireNodeFirst(root)],
    ssr: { noExternal: true, external: WITH_FILES },
    build: {
      ssr: true,
      target: 'node20',
      outDir: folder,
      sourcemap: true,
      // The file lists the packages with their versions and licences.
      license: { fileName: 'packages.json' },
      rolldownOptions: {
        input: {
          main: `${root}/api/main.ts`,
          run: `${root}/api/run/server/run.ts`,
          ...Object.fromEntries(commands),
        },
        output: { chunkFileNames: '[name]-[hash].js' },
        // On a busy machine, vite warns that its plugins are slow.
        checks: { bundlerTimings: false },
      },
    },
  }
}

const COMMAND = 'plink-command:'

/** Each command requires its Node before it imports anything else, as `api/main.ts` does. */
const requireNodeFirst = (root: string): Plugin => ({
  name: 'require-node-first',
  resolveId: id => (id.startsWith(COMMAND) ? id : undefined),
  load: id =>
    id.startsWith(COMMAND)
      ? `import '${root}/api/kernel/platform/require-node.mjs'
await import('${root}/api/run/commands/${id.slice(COMMAND.length)}.ts')`
      : undefined,
})

/** Writes the contract as the server sends it. */
export async function writeContract(root: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const documents = contractDocuments(await readFile(join(root, 'openapi.yaml'), 'utf8'))
  for (const [name, text] of Object.entries(documents)) await writeFile(join(folder, name), text)
}
