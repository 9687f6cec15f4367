import type { sandboxAccounts, sandboxValues } from '../api/generated/sandbox-values.ts'

type SandboxValues = typeof sandboxValues

/** The kinds of test values. */
export type SandboxKind = keyof SandboxValues

/** A sentence for each scenario that a test value brings about; one that is missing, or that is none, does not compile. */
export type ScenarioTexts = { [Kind in SandboxKind]: Record<keyof SandboxValues[Kind], string> }

/** The same for each account that exists from the start. */
export type AccountTexts = Record<keyof typeof sandboxAccounts, string>
