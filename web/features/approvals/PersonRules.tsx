import { useState } from 'react'
import { useErrorText } from '#web/api/error-text.ts'
import type { ApprovalRules } from '#web/api/generated/plinkAPI.schemas.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { Button } from '#web/ui/Button.tsx'
import { PlusIcon } from '#web/ui/icons.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { approvals } from './approvals.messages.ts'
import { PersonRuleForm } from './PersonRuleForm.tsx'
import { PersonRuleList } from './PersonRuleList.tsx'
import { useSendApprovalRulesCode } from './use-send-approval-rules-code.ts'

/** As many as the contract allows. */
const MOST_RULES = 20

interface PersonRulesProps {
  shown: ApprovalRules
  /** Whether the person may change the rules. */
  isOwner: boolean
}

/** Who approves what whom makes. Each change needs a code. */
export function PersonRules({ shown: { rules, byPerson }, isOwner }: PersonRulesProps) {
  const t = useTexts(approvals)
  const errorText = useErrorText()
  const [isOpen, setOpen] = useState(false)
  const { send, error, isPending } = useSendApprovalRulesCode()
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="grid gap-2">
        <h2 className="text-lg font-semibold">{t.personRules}</h2>
        <p className="text-muted">{t.personRulesLead}</p>
      </div>
      {error ? <Notice tone="danger" alert title={errorText(error)} /> : null}
      {byPerson.length === 0 ? (
        <p>{t.noPersonRules}</p>
      ) : (
        <PersonRuleList
          rules={byPerson}
          action={(rule, words) =>
            isOwner ? (
              <Button
                variant="secondary"
                busy={isPending && t.sendingCode}
                aria-label={t.removePersonRuleOf(words)}
                onClick={() => send({ rules, byPerson: byPerson.filter(each => each !== rule) })}
              >
                {t.removeRule}
              </Button>
            ) : null
          }
        />
      )}
      {!isOwner ? null : isOpen ? (
        <PersonRuleForm shown={{ rules, byPerson }} />
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setOpen(true)} disabled={byPerson.length >= MOST_RULES}>
            <PlusIcon className="size-5" />
            {t.addPersonRule}
          </Button>
        </div>
      )}
    </section>
  )
}
