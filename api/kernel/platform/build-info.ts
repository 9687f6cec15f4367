import { readFileSync } from 'node:fs'
import { CONTRACT_VERSION } from '#api/contract/generated/version.ts'

/** The file that the build writes beside the server. */
export const BUILD_FILE = 'build.json'

export interface BuildInfo {
  version: string
  /** The first 12 digits of the commit, with `-changed` if the sources differed from it. Undefined if the build did not know it. */
  commit: string | undefined
}

/** What this server was built from. Sources that run without a build have no commit. */
export const BUILD_INFO: BuildInfo = { version: CONTRACT_VERSION, commit: commitOfBuild() }

/** As in `git describe`, a letter precedes the commit, because the log redacts one that has only digits as if it were somebody's number. */
export const BUILD_NAME = BUILD_INFO.version + (BUILD_INFO.commit ? `+g${BUILD_INFO.commit}` : '')

function commitOfBuild(): string | undefined {
  try {
    const { commit }: { commit?: string } = JSON.parse(readFileSync(new URL(BUILD_FILE, import.meta.url), 'utf8'))
    return commit
  } catch {
    return undefined
  }
}
