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
mount --bind "$ROOT" "$ROOT" && mount -o remount,bind,ro "$ROOT"
mount --bind "$DATA" "$ROOT/data" && mount -t tmpfs -o mode=1777 tmpfs "$ROOT/tmp"
mount --rbind /dev "$ROOT/dev" && mount -t proc proc "$ROOT/proc"
exec env --ignore-environment "\${VARIABLES[@]}" "$(command -v chroot)" --userspec="$USER" --groups= "$ROOT" /bin/sh -c 'cd /app && exec "$@"' sh "$@"`

export interface Container {
  /** Returns the output so far. */
  output(): string
  /** Whether PID 1 has started the program. */
  hasProgram(): Promise<boolean>
  /** Sends a signal to PID 1, as container engines do. */
  kill(signal: NodeJS.Signals): Promise<void>
  exited: Promise<number | null>
}

/** Starts the command in the image, by default the image's own. */
export async function startContainer(
  { config, root }: BuiltImage,
  data: string,
  variables: Record<string, string>,
  command = config.Cmd,
): Promise<Container> {
  const [uid = 0, gid = 0] = config.User.split(':').map(Number)
  await mkdir(data, { recursive: true })
  await chown(data, uid, gid)
  const settings = Object.entries(variables).map(([name, value]) => `${name}=${value}`)
  const list = [...config.Env, ...settings].map(each => `'${each.replaceAll("'", `'\\''`)}'`).join(' ')
  const script = `VARIABLES=(${list})\n${ISOLATE}`
  const program = ['bash', '-c', script, 'bash', ...config.Entrypoint, ...command]
  const child = spawn('unshare', ['--mount', '--pid', '--ipc', '--uts', '--fork', '--kill-child', ...program], {
    env: { PATH: process.env.PATH, ROOT: root, DATA: data, USER: config.User },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
  return {
    output: () => output,
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

const childOf = async (id: number | undefined): Promise<number> =>
  Number.parseInt(await readFile(`/proc/${id}/task/${id}/children`, 'utf8'), 10) || 0
const nameOf = async (id: number): Promise<string> => (await readFile(`/proc/${id}/comm`, 'utf8')).trim()
