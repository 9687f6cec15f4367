import { build } from 'vite'

/** These load files that stand beside their code: WebAssembly and native modules. */
export const WITH_FILES = ['@electric-sql/pglite', '@node-rs/argon2']

/**
 * Builds dist/server: the server in a few files, with the packages that it imports. Loading 1,000 modules takes most of the CPU of a start.
 * Paths that a module derives from `import.meta.url` stay right, because `dist/server` is as deep as the folders of `api`.
 */
export async function bundleServer(root: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, external: WITH_FILES },
    build: {
      ssr: true,
      target: 'node20',
      outDir: 'dist/server',
      sourcemap: true,
      rolldownOptions: {
        input: { main: `${root}/api/main.ts` },
        output: { chunkFileNames: '[name]-[hash].js' },
        // On a busy machine, vite warns that its plugins are slow.
        checks: { bundlerTimings: false },
      },
    },
  })
}
