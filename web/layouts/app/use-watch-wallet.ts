import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keepOpen } from '#web/api/event-stream.ts'
import type { Wallet, WalletEvent } from '#web/api/generated/plinkAPI.schemas.ts'
import { getGetWalletQueryKey, watchWallet } from '#web/api/generated/wallet.ts'
import { NOTIFICATION_QUERIES, NOTIFIED_QUERIES, useHasWallet, WALLET_QUERIES } from '#web/api/use-wallet.ts'
import { requestTabLock } from '#web/lib/tab-lock.ts'

const NAME = 'plink.wallet'

/** A message from the tab with the stream to the others. */
type WalletChange = 'changed' | 'seen' | 'notifications' | 'opened'

/** Keeps all data of the wallet up to date while the page is in use. One tab of the browser has the stream and informs the others. */
export function useWatchWallet(): void {
  const client = useQueryClient()
  const hasWallet = useHasWallet()
  useEffect(() => {
    if (!hasWallet) return
    const hear = oneAtATime((change: WalletChange) => refresh(client, change))
    return whileInUse((signal, isReturn) => {
      // This tab missed the changes in between. A request that is under way already returns them.
      if (isReturn) client.invalidateQueries(WALLET_QUERIES, { cancelRefetch: false })
      const tell = listen(signal, hear)
      void inOneTab(NAME, signal, () => follow(tell, signal))
    })
  }, [client, hasWallet])
}

/** Runs the work while the page is visible and the browser is online, and aborts it when one of these ends. */
function whileInUse(work: (signal: AbortSignal, isReturn: boolean) => void): () => void {
  const listening = new AbortController()
  let running: AbortController | undefined
  let isReturn = false
  const update = () => {
    const isInUse = document.visibilityState === 'visible' && navigator.onLine
    if (isInUse === (running !== undefined)) return
    running?.abort()
    running = isInUse ? new AbortController() : undefined
    if (running) work(running.signal, isReturn)
    isReturn = true
  }
  document.addEventListener('visibilitychange', update, { signal: listening.signal })
  for (const event of ['online', 'offline']) window.addEventListener(event, update, { signal: listening.signal })
  update()
  return () => {
    listening.abort()
    running?.abort()
  }
}

/**
 * Runs the work for one change after the other. Changes that come meanwhile are one more. While a file of transfers is paid, they come faster than
 * its page loads, and each would cancel the request that the last one began.
 */
function oneAtATime(work: (change: WalletChange) => Promise<void>): (change: WalletChange) => void {
  const waiting = new Set<WalletChange>()
  let isRunning = false
  const run = async () => {
    isRunning = true
    for (const change of waiting) {
      waiting.delete(change)
      await work(change)
    }
    isRunning = false
  }
  return change => {
    waiting.add(change)
    if (!isRunning) void run()
  }
}

/** Listens to the messages of other tabs. Returns a function that sends a message to all tabs, including this one. */
function listen(signal: AbortSignal, hear: (change: WalletChange) => void): (change: WalletChange) => void {
  const channel = openChannel()
  if (channel) channel.onmessage = ({ data }: MessageEvent<WalletChange>) => hear(data)
  signal.addEventListener('abort', () => channel?.close())
  return change => {
    if (signal.aborted) return
    channel?.postMessage(change)
    hear(change)
  }
}

/** Some browsers refuse a channel while cookies are blocked. Each tab then receives only its own messages. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(NAME)
  } catch {
    return undefined
  }
}

function follow(tell: (change: WalletChange) => void, signal: AbortSignal): Promise<void> {
  let wasOpen = false
  return keepOpen(
    {
      open: watchWallet,
      onOpen: () => {
        tell(wasOpen ? 'changed' : 'opened')
        wasOpen = true
      },
      onEvent: data => tell(changeIn(data)),
      onPoll: () => tell('changed'),
    },
    signal,
  )
}

function changeIn(data: string): WalletChange {
  const { changed }: WalletEvent = JSON.parse(data)
  if (changed.every(each => each === 'notifications')) return 'notifications'
  return changed.every(each => each === 'seen') ? 'seen' : 'changed'
}

/**
 * When the first stream opens, the page has just loaded everything. A posting in between would appear in the wallet, so only the wallet is refetched,
 * and the rest if it has changed.
 */
async function refresh(client: QueryClient, change: WalletChange): Promise<void> {
  const queryKey = getGetWalletQueryKey()
  if (change === 'changed') return client.invalidateQueries(WALLET_QUERIES)
  if (change === 'notifications') return client.invalidateQueries(NOTIFIED_QUERIES)
  if (change === 'opened') void client.invalidateQueries(NOTIFICATION_QUERIES, { cancelRefetch: false })
  const before = client.getQueryData<Wallet>(queryKey)
  await client.invalidateQueries({ queryKey })
  const after = client.getQueryData<Wallet>(queryKey)
  if (change === 'opened' && before && after !== before) await client.invalidateQueries(WALLET_QUERIES)
}

/** Runs the work in one tab of the browser at a time. When that tab ends, the next one continues. */
async function inOneTab(
  name: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  try {
    await requestTabLock(name, { signal }, () => work(signal))
  } catch (cause) {
    if (!signal.aborted) throw cause
  }
}
