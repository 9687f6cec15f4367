import { useTexts } from '#web/lib/locale.tsx'
import { adminCustomers } from '#web/messages/staff/admin-customers.ts'
import { Button } from '#web/ui/Button.tsx'
import { SearchField } from '#web/ui/inputs/SearchField.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { customerQueryOf, queryProblem } from './customer-query.ts'
import { MAX_LENGTH } from './filter-params.ts'

interface CustomerSearchProps {
  typed: string
  onSearch: (query: string) => void
}

/** The search box for customers, by name or number. */
export function CustomerSearch({ typed, onSearch }: CustomerSearchProps) {
  const t = useTexts(adminCustomers)
  const problemOf = (text: string) => {
    const problem = queryProblem(text)
    return problem ? t.searchProblems[problem] : undefined
  }
  return (
    <search className="w-full max-w-2xl">
      <SearchField
        id="customer-search"
        label={t.searchLabel}
        help={t.searchHelp}
        value={typed}
        problemOf={problemOf}
        onSearch={text => onSearch(customerQueryOf(text))}
        button={
          <Button type="submit" fit>
            {t.search}
          </Button>
        }
      >
        {control => <TextInput {...control} type="search" dir="auto" autoComplete="off" maxLength={MAX_LENGTH} />}
      </SearchField>
    </search>
  )
}
