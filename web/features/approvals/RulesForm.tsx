import { useEffect, useRef, useState } from 'react'
import { readAmount } from '#domain/money/read-amount.ts'
import { useErrorText } from '#web/api/error-text.ts'
import type { ApprovalRule } from '#web/api/generated/plinkAPI.schemas.ts'
import { Form } from '#web/form/Form.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { usePlinkForm } from '#web/form/use-plink-form.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { Button } from '#web/ui/Button.tsx'
import { PlusIcon } from '#web/ui/icons.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { approvals } from './approvals.messages.ts'
import { RuleFields } from './RuleFields.tsx'
import { amountField, approvalsField, RULE_KEYS, type RuleKey, type RulesValues } from './rules-values.ts'
import { useSendApprovalRulesCode } from './use-send-approval-rules-code.ts'

/** The form has as many rows as the contract allows rules, each with the amount from which it applies. Without a row, nobody has to approve. */
export function RulesForm({ rules }: { rules: readonly ApprovalRule[] }) {
  const t = useTexts(approvals)
  const errorText = useErrorText()
  const form = usePlinkForm<RulesValues>({ defaultValues: valuesOf(rules) })
  const { keys, add, remove, addButton } = useRows(Math.max(rules.length, 1), key => form.setFocus(amountField(key)))
  const { send, error } = useSendApprovalRulesCode()
  const problems = Object.fromEntries(keys.map(key => [amountField(key), t.fromProblems]))
  const submit = async (values: RulesValues) => {
    await send({ rules: keys.flatMap(key => ruleOf(values, key)) })
  }
  return (
    <Form form={form} problems={problems} onSubmit={submit}>
      {error ? <Notice tone="danger" alert title={errorText(error)} /> : null}
      {keys.length === 0 ? <p>{t.noRules}</p> : null}
      {keys.map((key, index) => (
        <RuleFields
          key={key}
          form={form}
          ruleKey={key}
          number={index + 1}
          before={keys.slice(0, index)}
          onRemove={() => {
            form.clearErrors(amountField(key))
            form.setValue(amountField(key), '')
            form.setValue(approvalsField(key), '1')
            remove(key)
          }}
        />
      ))}
      <div>
        <Button ref={addButton} variant="secondary" onClick={add} disabled={keys.length === RULE_KEYS.length}>
          <PlusIcon className="size-5" />
          {t.addRule}
        </Button>
      </div>
      <div>
        <SubmitButton form={form} busy={t.sendingCode}>
          {t.confirmRules}
        </SubmitButton>
      </div>
    </Form>
  )
}

/** Keeps track of the visible rows. The focus moves to a new row, and after a removal to the button that adds one. */
function useRows(count: number, focus: (key: RuleKey) => void) {
  const [keys, setKeys] = useState<RuleKey[]>(RULE_KEYS.slice(0, count))
  const [newRow, setNewRow] = useState<RuleKey | null>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const focusRow = useRef(focus)
  useEffect(() => {
    if (newRow) focusRow.current(newRow)
  }, [newRow])
  const add = () => {
    const free = RULE_KEYS.find(key => !keys.includes(key))
    if (!free) return
    setKeys([...keys, free])
    setNewRow(free)
  }
  const remove = (key: RuleKey) => {
    setKeys(keys.filter(each => each !== key))
    setNewRow(null)
    addButton.current?.focus()
  }
  return { keys, add, remove, addButton }
}

function valuesOf(rules: readonly ApprovalRule[]): RulesValues {
  const amountAt = (index: number) => {
    const rule = rules[index]
    return rule ? String(rule.from.amount / 100) : ''
  }
  const approvalsAt = (index: number) => String(rules[index]?.approvals ?? 1)
  return {
    ...{ from1: amountAt(0), from2: amountAt(1), from3: amountAt(2), from4: amountAt(3), from5: amountAt(4) },
    ...{ approvals1: approvalsAt(0), approvals2: approvalsAt(1), approvals3: approvalsAt(2) },
    ...{ approvals4: approvalsAt(3), approvals5: approvalsAt(4) },
  }
}

function ruleOf(values: RulesValues, key: RuleKey): ApprovalRule[] {
  const { halalas: amount } = readAmount(values[amountField(key)])
  return amount === null ? [] : [{ from: { amount, currency: 'SAR' }, approvals: Number(values[approvalsField(key)]) }]
}
