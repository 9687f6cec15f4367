import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** Matches `openapi-1.2.3.yaml` in the folder of releases. */
const RELEASE = /^openapi-(\d+\.\d+\.\d+)\.yaml$/

/** The end of a version that is not released yet, such as `0.3.0-unreleased`. */
const UNRELEASED = '-unreleased'

const isUnreleased = (version: string): boolean => version.endsWith(UNRELEASED)

export const versionOf = (contract: string): string => parse(readFileSync(contract, 'utf8')).info.version

/** Returns the file of the highest version. */
export function newestRelease(folder: string): string {
  const versions = readdirSync(folder).flatMap(name => RELEASE.exec(name)?.[1] ?? [])
  const newest = versions.sort(byVersion).at(-1)
  if (newest === undefined) throw new Error(`No release of the contract in ${folder}`)
  return releaseFile(folder, newest)
}

/** Copies the contract into the folder under its version and returns the file. Throws unless the version is new and has no suffix. */
export function storeRelease(contract: string, folder: string): string {
  const version = versionOf(contract)
  const file = releaseFile(folder, version)
  if (isUnreleased(version)) throw new Error(`Take ${UNRELEASED} from info.version in ${contract}, which is ${version}`)
  if (existsSync(file)) throw new Error(`${version} is already released: raise info.version in ${contract}`)
  writeFileSync(file, readFileSync(contract))
  return file
}

/** Whether semantic versioning allows breaking changes between the two: with a new major number, or a new minor number while the major one is 0. */
export function mayBreak(from: string, to: string): boolean {
  const [[major, minor], [newMajor, newMinor]] = [numbers(from), numbers(to)]
  if (newMajor !== major) return newMajor > major
  return major === 0 && newMinor > minor
}

const releaseFile = (folder: string, version: string) => join(folder, `openapi-${version}.yaml`)

function numbers(version: string): [major: number, minor: number, patch: number] {
  const [major = 0, minor = 0, patch = 0] = version.replace(UNRELEASED, '').split('.').map(Number)
  return [major, minor, patch]
}

function byVersion(one: string, other: string): number {
  const [a, b] = [numbers(one), numbers(other)]
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2]
}
