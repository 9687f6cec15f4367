import { useEffect, useEffectEvent } from 'react'

/** Hands over what stands in a form as it goes. */
export function useLeaveDraft(leave: () => void): void {
  const onLeave = useEffectEvent(leave)
  useEffect(() => () => onLeave(), [])
}
