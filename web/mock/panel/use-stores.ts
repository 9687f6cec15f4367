import { useSyncExternalStore } from 'react'
import type { Settings } from '#web/mock/choices.ts'
import { type Call, callLog, choiceStore } from '#web/mock/stores.ts'

export const useSettings = (): Settings => useSyncExternalStore(choiceStore.subscribe, choiceStore.get)

export const useCalls = (): readonly Call[] => useSyncExternalStore(callLog.subscribe, callLog.get)
