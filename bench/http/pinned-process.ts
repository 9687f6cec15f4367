import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0

/** The child's standard output goes to the file `output`, so that a log costs what it costs in production. */
export interface Start {
  file: string
  core: 0 | 1
  output: number | 'ignore'
  args?: string[]
}

/** Starts a Node program on a core of its own, where the system can. */
export function startPinned({ file, core, output, args = [] }: Start): ChildProcess {
  const pinned = canPin && { execPath: 'taskset', execArgv: ['-c', String(core), process.execPath] }
  const path = fileURLToPath(new URL(file, import.meta.url))
  const env = { ...process.env, NODE_ENV: 'production' }
  return fork(path, args, { ...pinned, env, stdio: ['ignore', output, 'inherit', 'ipc'] })
}

export async function ask(child: ChildProcess, question: object | string): Promise<number> {
  child.send(question)
  return answer(child)
}

/** The next message of the child; rejects when it dies instead. */
export async function answer(child: ChildProcess): Promise<number> {
  const answered = new AbortController()
  const { signal } = answered
  const died = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`${child.spawnargs.join(' ')} ended with ${code}`)
  })
  try {
    const [message] = await Promise.race([once(child, 'message', { signal }), died])
    return message
  } finally {
    answered.abort()
  }
}
