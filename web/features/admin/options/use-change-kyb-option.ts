import { useRef } from 'react'
import { useChangeKybOption as useChangeKybOptionMutation, useCreateKybOption } from '#web/api/generated/admin.ts'
import { type OptionRow, withOption } from '#web/staff/option-rows.ts'
import { callsFor, type OptionCall, type OptionValues } from './option-form.ts'

/** Sends the changed fields. A retry after an error does not repeat calls that have succeeded. */
export function useChangeKybOption(row: OptionRow) {
  const storedRow = useRef(row)
  const { mutateAsync: change } = useChangeKybOptionMutation()
  const { mutateAsync: create } = useCreateKybOption()
  const ask = (call: OptionCall) =>
    'create' in call ? create({ data: call.create }) : change({ optionId: call.change, data: call.data })
  return async (values: OptionValues): Promise<void> => {
    for (const call of callsFor(storedRow.current, values))
      storedRow.current = withOption(storedRow.current, await ask(call))
  }
}
