import { mayCall, type OperationOfRoles } from '#web/api/use-may.ts'
import { useLocale, useTexts } from '#web/lib/locale.tsx'
import { team } from '#web/messages/business/team.ts'
import { Fact, Facts } from '#web/ui/Facts.tsx'
import { ROLES } from './invite-step.ts'

/** What a member may do, and an operation that needs it. What needs none is for every role. */
const RIGHTS = [
  ['see'],
  ['pay', 'createTransfer'],
  ['beneficiaries', 'addBeneficiary'],
  ['topUp', 'createTopUp'],
  ['notes', 'updateTransaction'],
  ['approve', 'approvePayment'],
  ['rules', 'setApprovalRules'],
  ['wallet', 'createWalletAction'],
  ['keys', 'createApiKey'],
  ['team', 'inviteMember'],
] as const satisfies readonly (readonly [right: string, operation?: OperationOfRoles])[]

/** The roles that may do each thing, as the contract has them. */
export function RoleRights() {
  const t = useTexts(team)
  const { locale } = useLocale()
  const list = new Intl.ListFormat(locale)
  const rolesFor = (operation: OperationOfRoles) =>
    list.format(ROLES.filter(role => mayCall(role, operation)).map(role => t.roles[role]))
  return (
    <Facts>
      {RIGHTS.map(([right, operation]) => (
        <Fact key={right} name={t.rights[right]}>
          {operation === undefined ? t.everybody : rolesFor(operation)}
        </Fact>
      ))}
    </Facts>
  )
}
