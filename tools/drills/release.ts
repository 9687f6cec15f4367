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
  /** What an operator's command of this version prints. */
  run(script: string, env: Record<string, string>): Promise<string>
}

/** What is checked out. */
export const currentRelease = async (): Promise<Release> =>
  built(ROOT, `${await git('rev-parse', 'HEAD')} as it is here`)

/**
 * An earlier one, in a folder of its own. Without a commit, the last one that lacks the newest migration: whoever runs it needs the database
 * that it knows to stay while the next one starts.
 */
export async function earlierRelease(given: string | undefined): Promise<Release & { remove(): Promise<void> }> {
  const commit = await git('rev-parse', '--verify', `${given ?? (await newestMigration())}^{commit}`)
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

async function newestMigration(): Promise<string> {
  const commit = await git(
    'log',
    '-1',
    '--first-parent',
    '-m',
    '--diff-filter=A',
    '--format=%H',
    '--',
    'api/kernel/db/migrations/*.sql',
  )
  if (commit) return `${commit}^`
  throw new Error('The history of this clone has no migration. Fetch all of it: git fetch --unshallow')
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
