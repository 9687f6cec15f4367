import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { lockFile } from '#api/kernel/platform/file-lock.ts'

/** A part of the product that has its own build. */
export interface Part {
  /** The name of the folder in `dist`. */
  name: 'web' | 'server' | 'client'
  /** The name of the part in messages. */
  title: string
  /** The file in that folder that exists once the part is built. */
  entry: string
  /** Files and folders. A change to any of their {@link sourceFiles} makes the build stale. */
  sources: string[]
}

/** Files in these folders that no build reads: tests, developer tools, and files that the server reads when it runs. */
const NOT_BUILT = [
  /\.test\.tsx?$|\.config\.ts$|\.d\.ts$|\.md$/,
  /^web\/(mock|testing)\/|\.states\.ts$/,
  /^api\/testing\//,
  /^api\/dev\/(?!seed\/)/,
  /^api\/kernel\/(db\/migrations|pdf\/fonts)\/|\.json$|\.xsd$/,
]

/** The client package as npm installs it. */
export const CLIENT: Part = {
  name: 'client',
  title: 'the client package',
  entry: 'plink-client.tgz',
  sources: [
    'client/src',
    'client/package.json',
    'client/tsconfig.json',
    'client/tsconfig.commonjs.json',
    'client/README.md',
    'package-lock.json',
    'tools/build/pack-client.ts',
  ],
}

/** The web app, with the client package for its docs. */
export const WEB: Part = {
  name: 'web',
  title: 'the web app',
  entry: 'index.html',
  sources: [
    'web',
    'domain',
    'arazzo',
    'openapi.yaml',
    'vite.config.ts',
    'package.json',
    'tools/build/web-build.ts',
    'tools/build/first-pages.ts',
    'tools/build/docs-files.ts',
    'tools/build/docs-search.ts',
    'tools/build/module-files.ts',
    'tools/mock/contract-file.ts',
    'tools/reference',
    'api/contract/flatten-contract.ts',
    'api/http/docs/contract-documents.ts',
    'api/contract/public-contract.ts',
    'api/http/static/static-file.ts',
    ...CLIENT.sources,
  ],
}

export const SERVER: Part = {
  name: 'server',
  title: 'the server',
  entry: 'main.js',
  sources: [
    'api',
    'domain',
    'openapi.yaml',
    'package.json',
    'package-lock.json',
    'tools/build/server-build.ts',
    'tools/build/commit.ts',
  ],
}

/** Builds a part of the sources below the root into the folder, which does not exist yet. */
export type Bundle = (root: string, folder: string) => Promise<void>

const POLL_MILLISECONDS = 200
/** Matches the messages of Node and of the bundler. */
const DISK_FULL = /ENOSPC|no space left/i

/**
 * Builds the part if it is missing or older than its sources. Returns whether it did so.
 * @param root the folder that contains `dist` and the sources
 */
export async function buildIfStale(root: string, part: Part, bundle: Bundle): Promise<boolean> {
  if (isFresh(root, part)) return false
  return alone(root, part, async () => {
    // Another process may have built it meanwhile.
    if (isFresh(root, part)) return false
    await replace(root, part, bundle)
    return true
  })
}

export async function rebuild(root: string, part: Part, bundle: Bundle): Promise<void> {
  await alone(root, part, () => replace(root, part, bundle))
}

/** Waits until no other process builds the part. */
async function alone<Result>(root: string, { name, title }: Part, work: () => Promise<Result>): Promise<Result> {
  const path = join(root, `dist/${name}-lock`)
  let release = lockFile(path)
  if (!release) console.error(`Another process is building ${title}. Waiting for it …`)
  while (!release) {
    await sleep(POLL_MILLISECONDS)
    release = lockFile(path)
  }
  try {
    return await work()
  } finally {
    release()
  }
}

/** Replaces the build when the new one is complete, so that an interrupted build or a full disk does no harm. */
async function replace(root: string, part: Part, bundle: Bundle): Promise<void> {
  const folder = join(root, 'dist', part.name)
  const unfinished = `${folder}-new`
  const begun = `${folder}-begun`
  rmSync(unfinished, { recursive: true, force: true })
  writeFileSync(begun, sourceFiles(root, part).join('\n'))
  console.error(`Building ${part.title} …`)
  const started = performance.now()
  try {
    await bundle(root, unfinished)
  } catch (cause) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!DISK_FULL.test(String(cause))) throw cause
    throw new Error('The disk is full. Free 200 MB, then build again. The earlier build is as it was.', { cause })
  }
  rmSync(folder, { recursive: true, force: true })
  renameSync(unfinished, folder)
  renameSync(begun, stampOf(root, part))
  console.error(`Built ${part.title} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

/**
 * Whether the build is up to date. The stamp file is written after a build with the time at which the build started, because a source that changed
 * during the build may be missing from it. The time comes from the file system, like those of the sources, because the system clock is some
 * milliseconds ahead of it. The file contains the names of the sources, because a source that was removed, or added with an old time, is not newer.
 */
export function isFresh(root: string, part: Part): boolean {
  const stamp = stampOf(root, part)
  const built = statSync(stamp, { throwIfNoEntry: false })
  if (!built || !isBuilt(root, part)) return false
  const files = sourceFiles(root, part)
  if (readFileSync(stamp, 'utf8') !== files.join('\n')) return false
  return files.every(path => changedAt(join(root, path)) < built.mtimeMs)
}

/** Whether there is a build, fresh or stale. */
export const isBuilt = (root: string, { name, entry }: Part): boolean => existsSync(join(root, 'dist', name, entry))

const stampOf = (root: string, { name }: Part) => join(root, `dist/${name}-built`)

/** Returns the time of the last change in milliseconds. Editors may remove their temporary files at any time. */
const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY

/** Returns the files that a build of the part reads, by their paths below the root. */
export function sourceFiles(root: string, { sources }: Part): string[] {
  return sources.flatMap(path => filesAt(root, path)).sort()
}

function filesAt(root: string, path: string): string[] {
  const stats = statSync(join(root, path), { throwIfNoEntry: false })
  return stats?.isDirectory() ? filesBelow(root, path) : stats ? [path] : []
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return filesBelow(root, path)
    return NOT_BUILT.some(pattern => pattern.test(path)) ? [] : [path]
  })
}
