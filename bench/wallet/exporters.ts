import type { ExportsLoad } from './exports-load.ts'

/** Lets customers download their transactions repeatedly for a number of seconds. Replies with the number of files. */
process.on('message', async ({ url, headers, seconds }: ExportsLoad) => {
  const end = performance.now() + seconds * 1000
  let files = 0
  await Promise.all(
    headers.map(async each => {
      while (performance.now() < end) {
        const response = await fetch(`${url}/api/v1/wallet/transactions/export`, { headers: each })
        if (!response.ok) throw new Error(`exportTransactions responded with ${response.status}`)
        await response.text()
        files++
      }
    }),
  )
  process.send?.(files)
})
process.on('disconnect', () => process.exit())
