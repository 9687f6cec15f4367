import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { BUILDAH, MMDEBSTRAP, requireProgram } from '../programs.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const BASE = 'localhost/debian:13-slim'
const IMAGE = 'localhost/plink'
const OUTPUT = { maxBuffer: 256 * 1024 * 1024 }
const run = promisify(execFile)

/** The configuration of the image, in Docker's format. */
export interface ImageConfig {
  User: string
  Env: string[]
  Entrypoint: string[]
  Cmd: string[]
  Healthcheck: { Test: string[] }
  Labels: Record<string, string>
}

export interface BuiltImage {
  /** What it was built from. */
  commit: string
  config: ImageConfig
  /** The folder with the image's files. */
  root: string
}

/** Builds deploy/Containerfile on a Debian that is created here, since Docker Hub may be unreachable. The storage is below the folder. */
export async function buildImage(folder: string): Promise<BuiltImage> {
  const [program, mmdebstrap] = [await requireProgram(BUILDAH), await requireProgram(MMDEBSTRAP)]
  const storage = ['--storage-driver=vfs', `--root=${folder}/storage`, `--runroot=${folder}/run`]
  const buildah = async (...args: string[]) => (await run(program, [...storage, ...args], OUTPUT)).stdout.trim()
  await run(mmdebstrap, debian(join(folder, 'debian.tar')), OUTPUT)
  const base = await buildah('from', 'scratch')
  await buildah('add', '--quiet', base, join(folder, 'debian.tar'), '/')
  await trustRegistries(buildah, base)
  await buildah('commit', '--quiet', '--rm', base, BASE)
  const commit = (await run('git', ['rev-parse', 'HEAD'], { cwd: ROOT })).stdout.trim()
  const given = [`--build-arg=BASE=${BASE}`, `--build-arg=SOURCE_COMMIT=${commit}`]
  const file = ['--file=deploy/Containerfile', '--format=docker', '--isolation=chroot', ...given]
  await run(program, [...storage, 'build', ...file, `--tag=${IMAGE}`, '.'], { ...OUTPUT, cwd: ROOT })
  const container = await buildah('from', IMAGE)
  const inspected = JSON.parse(await buildah('inspect', '--type=image', IMAGE))
  return { commit, config: inspected.Docker.config, root: await buildah('mount', container) }
}

/** Creates a Debian like the official image at Docker Hub: without documentation, and without waiting for the disk. */
const debian = (archive: string): string[] => [
  ...['--variant=minbase', '--quiet'],
  ...['doc', 'man', 'locale', 'info'].map(name => `--dpkgopt=path-exclude=/usr/share/${name}/*`),
  '--dpkgopt=force-unsafe-io',
  ...['trixie', archive, 'http://deb.debian.org/debian'],
]

/** Makes the image trust the network's own certificate authority, of which this process was told and the image was not. */
async function trustRegistries(buildah: (...args: string[]) => Promise<string>, base: string): Promise<void> {
  const authorities = process.env.NODE_EXTRA_CA_CERTS
  if (!authorities) return
  await readFile(authorities)
  await buildah('add', '--quiet', base, authorities, '/etc/registry-authorities.pem')
  await buildah('config', '--env=NODE_EXTRA_CA_CERTS=/etc/registry-authorities.pem', base)
}
