import { useSyncExternalStore } from 'react'
import type { Call } from '../call-log.ts'
import type { Settings } from '../choices.ts'
import { callLog, choiceStore } from '../control.ts'

export const useSettings = (): Settings => useSyncExternalStore(choiceStore.subscribe, choiceStore.get)

export const useCalls = (): readonly Call[] => useSyncExternalStore(callLog.subscribe, callLog.get)
