import { referencesIn } from '#arazzo/runtime-expression.ts'
import type { MessageKind, Party, Workflow, WorkflowStep } from '#arazzo/workflow.ts'

/** A row of the diagram: a call, or another message between the parties. */
export type SequenceRow<Text extends string> = { from: Party; to: Party } & (
  | { kind: 'call'; number: number; step: WorkflowStep<Text> }
  | { kind: 'message'; what: MessageKind; key: string }
)

export function sequenceOf<Text extends string>({ steps }: Workflow<Text>): SequenceRow<Text>[] {
  return steps.flatMap((step, index): SequenceRow<Text>[] => [
    { kind: 'call', from: step.caller, to: 'plink', number: index + 1, step },
    ...step.messages.map(
      (message): SequenceRow<Text> => ({ kind: 'message', ...message, key: `${step.id}-${message.what}` }),
    ),
  ])
}

/** The numbers of the steps that use this output of a step. */
export function usersOf({ steps }: Workflow, of: WorkflowStep, name: string): number[] {
  const uses = ({ parameters, payload = null }: WorkflowStep) =>
    [...parameters.map(({ value }) => value), payload]
      .flatMap(referencesIn)
      .some(reference => reference.kind === 'output' && reference.step === of.id && reference.name === name)
  return steps.flatMap((step, index) => (uses(step) ? [index + 1] : []))
}
