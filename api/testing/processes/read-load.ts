import type { Customer } from '#api/testing/customers/customer.ts'

const CLIENTS = 6

/** Reads continuously over connections that stay open. Counts the successful reads, and collects everything else. */
export function readAllTheTime(customer: Customer) {
  let isOver = false
  let good = 0
  const failures: unknown[] = []
  const client = async () => {
    while (!isOver) {
      const status = await customer.get('/api/v1/wallet').then(
        async response => {
          await response.text()
          return response.status
        },
        error => error.cause ?? error,
      )
      if (status === 200) good += 1
      else failures.push(status)
    }
  }
  const clients = Promise.all(Array.from({ length: CLIENTS }, client))
  return {
    good: () => good,
    /** Resolves with the failures when the requests under way have ended. */
    end: async () => {
      isOver = true
      await clients
      return failures
    },
  }
}
