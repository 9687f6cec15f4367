import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** A built version of the product. */
export interface Release {
  commit: string
  server: string
  /** Runs an operator's command of this version, and returns its output. */
  run(script: string, env: Record<string, string>): Promise<string>
}

/** Returns the release of the working copy. */
export const currentRelease = async (): Promise<Release> =>
  built(ROOT, `${await git('rev-parse', 'HEAD')} as it is here`)

/**
 * Returns an earlier release, in its own folder. Without a commit, it is the last one that lacks a migration: its servers need the database to
 * stay compatible while the next one starts.
 */
export async function earlierRelease(revision: string | undefined): Promise<Release & { remove(): Promise<void> }> {
  const commit = await git('rev-parse', '--verify', `${revision ?? (await lastWithLess())}^{commit}`)
  const folder = await mkdtemp(join(tmpdir(), 'plink-release-'))
  await git('worktree', 'add', '--detach', folder, commit)
  const lock = (root: string) => readFile(join(root, 'package-lock.json'), 'utf8')
  if ((await lock(folder)) === (await lock(ROOT)))
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  else await npm(folder, ['ci'])
  return {
    ...(await built(folder, commit)),
    remove: async () => {
      await git('worktree', 'remove', '--force', folder)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const MIGRATIONS = 'api/kernel/db/migrations'

/** Returns the last commit whose migrations are a part of today's. One that was written anew before its release is in no database. */
async function lastWithLess(): Promise<string> {
  const history = await git('log', '--first-parent', '-m', '--format=%H', '--', `${MIGRATIONS}/*.sql`)
  const today = await migrationsAt('HEAD')
  for (const commit of history.split('\n').filter(Boolean)) {
    const earlier = await migrationsAt(`${commit}^`)
    if (earlier.length < today.length && earlier.every(migration => today.includes(migration))) return `${commit}^`
  }
  throw new Error('The history of this clone has no earlier migrations. Fetch all of it: git fetch --unshallow')
}

/** Returns a line with content and name of each migration. */
async function migrationsAt(revision: string): Promise<string[]> {
  const lines = await git('ls-tree', revision, '--', `${MIGRATIONS}/`)
  return lines.split('\n').filter(line => line.endsWith('.sql'))
}

async function built(root: string, commit: string): Promise<Release> {
  await npm(root, ['run', 'build'])
  return {
    commit,
    server: join(root, 'dist/server/main.js'),
    run: (script, env) => npm(root, ['run', '--silent', script], env),
  }
}

const run = promisify(execFile)

async function git(...args: string[]): Promise<string> {
  return (await run('git', args, { cwd: ROOT })).stdout.trim()
}

async function npm(cwd: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  const { PATH, HOME } = process.env
  return (await run('npm', args, { cwd, env: { PATH, HOME, ...env }, maxBuffer: 16 * 1024 * 1024 })).stdout
}
