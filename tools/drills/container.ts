import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, readFile } from 'node:fs/promises'
import type { BuiltImage } from './image.ts'

/** As engines run it: PID 1 of its own namespaces, the root read-only, `/data` a volume, `/tmp` in memory, the image's user. Needs root. */
const ISOLATE = `set -e
mkdir -p "$ROOT/dev" "$ROOT/proc"
mount --bind "$ROOT" "$ROOT" && mount -o remount,bind,ro "$ROOT"
mount --bind "$DATA" "$ROOT/data" && mount -t tmpfs -o mode=1777 tmpfs "$ROOT/tmp"
mount --rbind /dev "$ROOT/dev" && mount -t proc proc "$ROOT/proc"
exec env --ignore-environment "\${VARIABLES[@]}" "$(command -v chroot)" --userspec="$USER" --groups= "$ROOT" /bin/sh -c 'cd /app && exec "$@"' sh "$@"`

export interface Container {
  /** What it has written so far. */
  output(): string
  /** Whether its PID 1 has started the program. */
  hasProgram(): Promise<boolean>
  /** To its PID 1, as engines do. */
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
  const given = Object.entries(variables).map(([name, value]) => `${name}=${value}`)
  const list = [...config.Env, ...given].map(each => `'${each.replaceAll("'", `'\\''`)}'`).join(' ')
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
