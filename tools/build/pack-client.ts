import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Writes the client package to this path. It uses its own temporary folder, because tests and builds may pack at the same time. */
export async function packClient(root: string, path: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'plink-client-'))
  try {
    for (const name of ['package.json', 'README.md']) await cp(join(root, 'client', name), join(folder, name))
    await compileClient(root, join(folder, 'dist'))
    const asProgram = { cwd: folder, shell: process.platform === 'win32' }
    await run('npm', ['pack', '--silent', '--ignore-scripts'], asProgram)
    const packed = (await readdir(folder)).find(name => name.endsWith('.tgz'))
    await cp(join(folder, packed!), path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Compiles the client into this folder as ES modules, and below it as CommonJS, for programs that call `require` in any version of Node. */
export async function compileClient(root: string, folder: string): Promise<void> {
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const compile = (project: string, to: string) =>
    run(process.execPath, [compiler, '--project', join(root, 'client', project), '--outDir', to])
  const commonJs = join(folder, 'commonjs')
  await mkdir(commonJs, { recursive: true })
  // Node and TypeScript read the type of the modules in a folder from the nearest package.json.
  await writeFile(join(commonJs, 'package.json'), '{ "type": "commonjs" }\n')
  await Promise.all([compile('tsconfig.json', folder), compile('tsconfig.commonjs.json', commonJs)])
}
