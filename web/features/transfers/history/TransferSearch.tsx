import { useTexts } from '#web/lib/locale.tsx'
import { transfers } from '#web/messages/payments/transfers.ts'
import { MAX_SEARCH_LENGTH, searchParams, useAddress } from '#web/money/wallet-params.ts'
import { Button } from '#web/ui/Button.tsx'
import { SearchField } from '#web/ui/inputs/SearchField.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'

/** A search of the transfers. The URL has its text as `q`. */
export function TransferSearch() {
  const t = useTexts(transfers)
  const { params, change } = useAddress()
  return (
    <search className="max-w-xl">
      <SearchField
        id="transfer-search"
        label={t.searchLabel}
        value={searchParams(params).q ?? ''}
        onSearch={text => change({ q: text.trim() || null, cursor: null })}
        button={
          <Button type="submit" variant="secondary" fit>
            {t.search}
          </Button>
        }
      >
        {control => (
          <TextInput
            {...control}
            type="search"
            dir="auto"
            autoComplete="off"
            placeholder={t.searchHelp}
            maxLength={MAX_SEARCH_LENGTH}
          />
        )}
      </SearchField>
    </search>
  )
}
