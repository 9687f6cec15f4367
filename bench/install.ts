import { spawnSync } from 'node:child_process'
import { cpSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Figure } from './report.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** The files of the project that npm reads. */
const FILES = ['package.json', 'package-lock.json', '.npmrc', 'tools/oasdiff']
/** Matches the packages that contain Node. */
const NODE = /^node-(linux|win)-/

/** Measures what `npm ci --omit=dev` installs. */
export async function measureInstall(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'plink-bench-'))
  try {
    for (const file of FILES) cpSync(join(ROOT, file), join(folder, file), { recursive: true })
    const { packages, bytes, nodeBytes } = install(folder)
    return [
      figure('production install', packages, 'packages'),
      figure('production install, with its own Node', bytes / 1e6, 'MB'),
      figure('production install, without Node', (bytes - nodeBytes) / 1e6, 'MB'),
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function figure(name: string, value: number, unit: 'packages' | 'MB'): Figure {
  return { name: `${unit === 'MB' ? 'size' : 'packages'} of a ${name}`, value, noise: 0, unit, better: 'lower' }
}

function install(folder: string) {
  const { status } = spawnSync('npm', ['ci', '--prefer-offline', '--omit=dev'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('npm ci failed')
  const modules = join(folder, 'node_modules')
  const { packages }: { packages: object } = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8'))
  const nodes = readdirSync(modules).filter(name => NODE.test(name))
  return {
    packages: Object.keys(packages).filter(path => path.startsWith('node_modules/')).length,
    bytes: bytesOf(modules),
    nodeBytes: nodes.reduce((sum, name) => sum + bytesOf(join(modules, name)), 0),
  }
}

/** Returns the size on the disk. */
function bytesOf(folder: string): number {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return paths.reduce((sum, path) => sum + lstatSync(join(folder, path)).blocks * 512, 0)
}
