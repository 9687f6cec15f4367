import { existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A part of the product that is built. */
export interface Part {
  /** Its folder in `dist`. */
  name: 'web' | 'server'
  /** The file of that folder that is there once it is built. */
  entry: string
  /** Files and folders. A change of any of them makes the build stale. */
  sources: string[]
}

/** The web app, with the client package for its docs. */
export const WEB: Part = {
  name: 'web',
  entry: 'index.html',
  sources: [
    'web',
    'domain',
    'arazzo',
    'client/src',
    'client/package.json',
    'client/tsconfig.json',
    'client/tsconfig.commonjs.json',
    'client/README.md',
    'vite.config.ts',
    'package.json',
    'package-lock.json',
    'tools/web-build.ts',
    'tools/first-pages.ts',
    'tools/docs-files.ts',
    'tools/docs-search.ts',
    'tools/pack-client.ts',
  ],
}

export const SERVER: Part = {
  name: 'server',
  entry: 'main.js',
  sources: ['api', 'domain', 'arazzo', 'package.json', 'package-lock.json', 'tools/server-build.ts'],
}

/** Builds a part into its folder below the root. */
export type Bundle = (root: string) => Promise<void>

/**
 * Builds the part if it is missing or older than its sources. Returns whether it did.
 * @param root the folder that contains `dist` and the sources
 */
export async function buildIfStale(root: string, part: Part, bundle: Bundle): Promise<boolean> {
  if (isFresh(root, part)) return false
  await rebuild(root, part, bundle)
  return true
}

export async function rebuild(root: string, part: Part, bundle: Bundle): Promise<void> {
  const begun = join(root, `dist/${part.name}-begun`)
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(begun, '')
  await bundle(root)
  renameSync(begun, stampOf(root, part))
}

/**
 * The stamp file is written after a build and has the time at which the build started, because a source that changed during the build may
 * be missing from it. The time comes from the file system, like those of the sources. The system clock is some milliseconds ahead of it.
 */
export function isFresh(root: string, part: Part): boolean {
  const built = statSync(stampOf(root, part), { throwIfNoEntry: false })
  if (!built || !isBuilt(root, part)) return false
  return built.mtimeMs > newestChange(part.sources.map(path => join(root, path)))
}

/** Whether there is a build, fresh or stale. */
export const isBuilt = (root: string, { name, entry }: Part): boolean => existsSync(join(root, 'dist', name, entry))

const stampOf = (root: string, { name }: Part) => join(root, `dist/${name}-built`)

/** The time of the latest change below the paths, in milliseconds. A folder's own time changes when a file is removed. */
function newestChange(paths: string[]): number {
  return Math.max(...paths.map(changeOf))
}

function changeOf(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return 0
  if (!stats.isDirectory()) return stats.mtimeMs
  return Math.max(stats.mtimeMs, ...readdirSync(path).map(name => changeOf(join(path, name))))
}
