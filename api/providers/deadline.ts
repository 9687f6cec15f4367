import { TaskCancelledError, TimeoutStrategy, timeout } from 'cockatiel'

/** An outside service did not answer in time. What it did meanwhile is unknown. */
export class ProviderTimeout extends Error {
  constructor() {
    super('Request timeout')
    this.name = 'ProviderTimeout'
  }
}

/** Gives up waiting after `seconds`, so that a hanging service never hangs a request of ours. */
export function withDeadline<Query extends unknown[], Answer>(
  call: (...query: Query) => Promise<Answer>,
  seconds: number,
): (...query: Query) => Promise<Answer> {
  const policy = timeout(seconds * 1000, TimeoutStrategy.Aggressive)
  return async (...query) => {
    try {
      return await policy.execute(() => call(...query))
    } catch (cause) {
      throw cause instanceof TaskCancelledError ? new ProviderTimeout() : cause
    }
  }
}
