import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0

/** The child's standard output goes to the file `output`, so that a log costs what it costs in production. */
export interface Start {
  /** Seen from this folder. */
  file: string
  /** The only one that it runs on, where the system can do that; left out: all of them. */
  core?: 0 | 1
  output: number | 'ignore'
  args?: string[]
  env?: Record<string, string>
}

/** Starts a Node program as a process of its own. */
export function startChild({ file, core, output, args = [], env = {} }: Start): ChildProcess {
  const pinned = canPin &&
    core !== undefined && { execPath: 'taskset', execArgv: ['-c', String(core), process.execPath] }
  const path = fileURLToPath(new URL(file, import.meta.url))
  return fork(path, args, {
    ...pinned,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', output, 'inherit', 'ipc'],
  })
}

export async function ask<Answer = number>(child: ChildProcess, question: object | string | number): Promise<Answer> {
  child.send(question)
  return answer<Answer>(child)
}

/** The next message of the child; rejects when it dies instead. */
export async function answer<Answer = number>(child: ChildProcess): Promise<Answer> {
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
