import { deviceNow } from '#web/lib/clock.ts'

/** The polling interval while there is no stream. */
const POLL_MILLISECONDS = 15_000
/** A stream that ends sooner counts as failed, because a proxy may cut off every stream. */
const STABLE_MILLISECONDS = 10_000
const FIRST_RETRY_MILLISECONDS = 1000
const LONGEST_PAUSE_MILLISECONDS = 60_000

interface EventStreamParts {
  /** Opens the stream. Resolves when it ends, rejects when it cannot be opened or breaks off. */
  open: (options: { signal: AbortSignal; onText: (text: string) => void }) => Promise<unknown>
  /** Called when the stream opens. Earlier events are lost, and every later one is received. */
  onOpen: () => void
  onEvent: (data: string) => void
  /** Called at intervals while the stream fails. */
  onPoll: () => void
}

/** Keeps a stream of server-sent events open until the signal aborts. */
export async function keepOpen(
  { open, onOpen, onEvent, onPoll }: EventStreamParts,
  signal: AbortSignal,
): Promise<void> {
  let [failures, retry, isOpen] = [0, FIRST_RETRY_MILLISECONDS, false]
  const polling = setInterval(() => !isOpen && failures > 0 && onPoll(), POLL_MILLISECONDS)
  signal.addEventListener('abort', () => clearInterval(polling))
  while (!signal.aborted) {
    const startedAt = deviceNow()
    const read = createReader({
      onEvent,
      onRetry: milliseconds => {
        retry = milliseconds
      },
    })
    const onText = (text: string) => {
      if (!isOpen) onOpen()
      isOpen = true
      read(text)
    }
    // The cause of the failure makes no difference, because no stream is opened without a session.
    await open({ signal, onText }).catch(() => {})
    failures = isOpen && deviceNow() - startedAt >= STABLE_MILLISECONDS ? 0 : failures + 1
    isOpen = false
    await pause(Math.random() * Math.min(retry * 2 ** failures, LONGEST_PAUSE_MILLISECONDS), signal)
  }
}

interface Blocks {
  onEvent: (data: string) => void
  onRetry: (milliseconds: number) => void
}

/** Parses the format that Plink's server writes: events with one line of data, `retry`, and comments. */
function createReader({ onEvent, onRetry }: Blocks): (text: string) => void {
  let rest = ''
  return text => {
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const line of blocks.flatMap(block => block.split('\n'))) {
      const [field, value = ''] = line.split(/: (.*)/s)
      if (field === 'data') onEvent(value)
      if (field === 'retry' && Number(value) > 0) onRetry(Number(value))
    }
  }
}

/** Resolves after this time, or when the signal aborts. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
}
