import { execFileSync } from 'node:child_process'

const DIGITS = 12

/** Returns the commit to build: SOURCE_COMMIT, for a folder without git such as that of an image, or else git's. */
export function commitToBuild(root: string, given = process.env.SOURCE_COMMIT): string | undefined {
  if (given) return given.slice(0, DIGITS)
  try {
    const git = (...args: string[]) =>
      execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    const commit = git('rev-parse', `--short=${DIGITS}`, 'HEAD')
    return git('status', '--porcelain', '--untracked-files=no') ? `${commit}-changed` : commit
  } catch {
    return undefined
  }
}
