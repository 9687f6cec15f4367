import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, readFile } from 'node:fs/promises'
import type { BuiltImage } from './image.ts'

/**
 * Isolates a command as container engines do: PID 1 of its own namespaces, a read-only root, a volume at `/data`, `/tmp` in memory, and the image's
 * user. It needs root.
 */
const ISOLATE = `set -e
mkdir -p "$ROOT/dev" "$ROOT/proc"
for each in "\${MOUNTS[@]}"; do mkdir -p "$ROOT\${each#*:}"; done
mount --bind "$ROOT" "$ROOT" && mount -o remount,bind,ro "$ROOT"
mount --bind "$DATA" "$ROOT/data" && mount -t tmpfs -o mode=1777 tmpfs "$ROOT/tmp"
for each in "\${MOUNTS[@]}"; do mount --bind "\${each%%:*}" "$ROOT\${each#*:}"; done
mount --rbind /dev "$ROOT/dev" && mount -t proc proc "$ROOT/proc"
exec env --ignore-environment "\${VARIABLES[@]}" "$(command -v chroot)" --userspec="$USER" --groups= "$ROOT" /bin/sh -c 'cd /app && exec "$@"' sh "$@"`

export interface Container {
  /** Returns the memory that the processes use, in MB. What several share counts in parts. */
  megabytes(): Promise<number>
  /** Returns the output so far. */
  output(): string
  /** Whether PID 1 has started the program. */
  hasProgram(): Promise<boolean>
  /** Sends a signal to PID 1, as container engines do. */
  kill(signal: NodeJS.Signals): Promise<void>
  exited: Promise<number | null>
}

interface ContainerOptions {
  /** By default the image's own. */
  command?: string[] | undefined
  /** Folders of this machine, by their paths in the container. */
  mounts?: Record<string, string>
}

/** Starts a command in the image. */
export async function startContainer(
  { config, root }: BuiltImage,
  data: string,
  variables: Record<string, string>,
  { command = config.Cmd, mounts = {} }: ContainerOptions = {},
): Promise<Container> {
  const [uid = 0, gid = 0] = config.User.split(':').map(Number)
  await mkdir(data, { recursive: true })
  await chown(data, uid, gid)
  const settings = Object.entries(variables).map(([name, value]) => `${name}=${value}`)
  const folders = Object.entries(mounts).map(([path, folder]) => `${folder}:${path}`)
  const script = `VARIABLES=(${words([...config.Env, ...settings])})\nMOUNTS=(${words(folders)})\n${ISOLATE}`
  const program = ['bash', '-c', script, 'bash', ...config.Entrypoint, ...command]
  const child = spawn('unshare', ['--mount', '--pid', '--ipc', '--uts', '--fork', '--kill-child', ...program], {
    env: { PATH: process.env.PATH, ROOT: root, DATA: data, USER: config.User },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
  return {
    output: () => output,
    megabytes: () => megabytesBelow(child.pid),
    hasProgram: async () => {
      const first = await childOf(child.pid)
      return first > 0 && (await nameOf(first)) === 'tini' && (await childOf(first)) > 0
    },
    kill: async signal => {
      process.kill(await childOf(child.pid), signal)
    },
    exited: once(child, 'close').then(([code]) => code as number | null),
  }
}

/** Quotes the words for the shell. */
const words = (list: string[]) => list.map(each => `'${each.replaceAll("'", `'\\''`)}'`).join(' ')

/** Returns the memory of the process's descendants. */
async function megabytesBelow(id: number | undefined): Promise<number> {
  const children = (await readFile(`/proc/${id}/task/${id}/children`, 'utf8').catch(() => '')).trim()
  let sum = 0
  for (const child of children ? children.split(' ').map(Number) : []) {
    const memory = await readFile(`/proc/${child}/smaps_rollup`, 'utf8').catch(() => '')
    sum += Number(/^Pss:\s+(\d+)/m.exec(memory)?.[1] ?? 0) / 1000 + (await megabytesBelow(child))
  }
  return sum
}

const childOf = async (id: number | undefined): Promise<number> =>
  Number.parseInt(await readFile(`/proc/${id}/task/${id}/children`, 'utf8'), 10) || 0
const nameOf = async (id: number): Promise<string> => (await readFile(`/proc/${id}/comm`, 'utf8')).trim()
