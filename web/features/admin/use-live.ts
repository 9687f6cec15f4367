import { useAttended } from './use-attended.ts'

const EVERY_MILLISECONDS = 10_000

/**
 * Query options for what others change meanwhile. Nothing is asked while nobody is at the screen: each call keeps the session
 * alive, which is to end when it is left alone.
 */
export function useLive() {
  const attended = useAttended()
  return {
    staleTime: EVERY_MILLISECONDS / 2,
    refetchOnWindowFocus: true,
    refetchInterval: attended ? EVERY_MILLISECONDS : false,
  } as const
}
