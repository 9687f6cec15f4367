import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Writes the client package to this path. Uses its own temporary folder, because tests and builds may pack at the same time. */
export async function packClient(root: string, path: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'plink-client-'))
  try {
    for (const name of ['package.json', 'README.md']) await cp(join(root, 'client', name), join(folder, name))
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    const project = join(root, 'client/tsconfig.json')
    await run(process.execPath, [compiler, '--project', project, '--outDir', join(folder, 'dist')])
    const asProgram = { cwd: folder, shell: process.platform === 'win32' }
    await run('npm', ['pack', '--silent', '--ignore-scripts'], asProgram)
    const packed = (await readdir(folder)).find(name => name.endsWith('.tgz'))
    await cp(join(folder, packed!), path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
