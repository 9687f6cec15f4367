/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  CaseClosedResponse,
  CaseMessageRequest,
  CaseNotFoundResponse,
  CategoryNotFoundResponse,
  CategoryRuleList,
  CategoryRuleRequest,
  CloseTransactionCase409,
  CloseTransactionCaseHeaders,
  CreateCategoryRule409,
  CreateCategoryRuleHeaders,
  CreateTransactionCategory409,
  CreateTransactionCategoryHeaders,
  CreatedCategoryRule,
  DeleteCategoryRule404,
  ExportRunningResponse,
  ExportTransactionsParams,
  HoldList,
  IdempotencyInFlightResponse,
  IdempotencyMismatchResponse,
  InvalidPageResponse,
  InvalidParametersResponse,
  InvalidRequestResponse,
  ListHoldsParams,
  ListTransactionsParams,
  MarkTransactionsSeenHeaders,
  NoWalletResponse,
  PayloadTooLargeResponse,
  PaymentNotFoundResponse,
  PaymentReceiptNotFoundResponse,
  RateLimitedResponse,
  Receipt,
  ReceiptList,
  ReceiptNotFoundResponse,
  ReceiptTooLargeResponse,
  ReceiptTypeUnsupportedResponse,
  ReceiptsFullResponse,
  RenameTransactionCategory409,
  ReportTransactionProblem409,
  ReportTransactionProblemHeaders,
  RoleRequiredResponse,
  SeenRequest,
  ServiceUnavailableResponse,
  Transaction,
  TransactionCase,
  TransactionCaseList,
  TransactionCategory,
  TransactionCategoryList,
  TransactionCategoryRequest,
  TransactionList,
  TransactionNotFoundResponse,
  TransactionOrCategoryNotFoundResponse,
  TransactionProblemRequest,
  UnauthenticatedResponse,
  UnknownErrorResponse,
  UnsupportedMediaTypeResponse,
  UpdateTransactionRequest,
  UploadRunningResponse,
  WalletNotFoundResponse,
  WriteToTransactionCaseHeaders
} from './plinkAPI.schemas.ts';

import { fetcher } from '../fetcher.ts';
import type { ErrorType , BodyType } from '../fetcher.ts';
import { withOneKey } from '../idempotency-key.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getListTransactionsUrl = (params?: ListTransactionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/wallet/transactions?${stringifiedParams}` : `/api/v1/wallet/transactions`
}

/**
 * Newest first. A cursor contains its filters: leave them out, or send the same ones. Other filters are rejected. With `q`, `category` or `receipt`, a page looks at the 10,000 transactions that come next and match the other filters. If there are more, it has `searchedBackTo`, and `nextCursor` looks further back.
 * @summary List transactions
 */
export const listTransactions = async (params?: ListTransactionsParams, options?: Parameters<typeof fetcher>[1]): Promise<TransactionList> => {

  return fetcher<TransactionList>(getListTransactionsUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListTransactionsQueryKey = (params?: ListTransactionsParams,) => {
    return [
    `/api/v1/wallet/transactions`, ...(params ? [params] : [])
    ] as const;
    }

export const getListTransactionsQueryOptions = <TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | WalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params?: ListTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTransactionsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTransactions>>> = ({ signal }) => listTransactions(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTransactionsQueryResult = NonNullable<Awaited<ReturnType<typeof listTransactions>>>
export type ListTransactionsQueryError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | WalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListTransactions<TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | WalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListTransactionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTransactions>>,
          TError,
          Awaited<ReturnType<typeof listTransactions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransactions<TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | WalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTransactions>>,
          TError,
          Awaited<ReturnType<typeof listTransactions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransactions<TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | WalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List transactions
 */

export function useListTransactions<TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | WalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTransactionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getExportTransactionsUrl = (params?: ExportTransactionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/wallet/transactions/export?${stringifiedParams}` : `/api/v1/wallet/transactions/export`
}

/**
 * All transactions that match the filters, newest first, streamed, one download of an account at a time. UTF-8 with a byte order mark. Where a spreadsheet would read text as a formula, an apostrophe stands before it.
 * @summary Download transactions as CSV
 */
export const exportTransactions = async (params?: ExportTransactionsParams, options?: Parameters<typeof fetcher>[1]): Promise<string> => {

  return fetcher<string>(getExportTransactionsUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getExportTransactionsMutationKey = () => ['exportTransactions'] as const;

export const useExportTransactionsMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | WalletNotFoundResponse | ExportRunningResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportTransactions>>, TError,ExportTransactionsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof exportTransactions>>, TError,ExportTransactionsMutationVariables, TContext> => {

const mutationKey = getExportTransactionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof exportTransactions>>, ExportTransactionsMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  exportTransactions(params,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ExportTransactionsMutationResult = NonNullable<Awaited<ReturnType<typeof exportTransactions>>>

    export type ExportTransactionsMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | WalletNotFoundResponse | ExportRunningResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ExportTransactionsMutationVariables = {params?: ExportTransactionsParams}

    /**
 * @summary Download transactions as CSV
 */
export const useExportTransactions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | WalletNotFoundResponse | ExportRunningResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportTransactions>>, TError,ExportTransactionsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof exportTransactions>>,
        TError,
        ExportTransactionsMutationVariables,
        TContext
      > => {
      return useMutation(useExportTransactionsMutationOptions(options), queryClient);
    }
    export const getMarkTransactionsSeenUrl = () => {

  return `/api/v1/wallet/transactions/seen`
}

/**
 * This transaction and all earlier ones are no longer new, including those of sub-wallets.
 * @summary Mark transactions as seen
 */
export const markTransactionsSeen = async (seenRequest: SeenRequest,
    headers?: MarkTransactionsSeenHeaders, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<void>(getMarkTransactionsSeenUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(seenRequest)
  }
);}

export const getMarkTransactionsSeenMutationKey = () => ['markTransactionsSeen'] as const;

export const useMarkTransactionsSeenMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | TransactionNotFoundResponse | IdempotencyInFlightResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markTransactionsSeen>>, TError,MarkTransactionsSeenMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof markTransactionsSeen>>, TError,MarkTransactionsSeenMutationVariables, TContext> => {

const mutationKey = getMarkTransactionsSeenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markTransactionsSeen>>, MarkTransactionsSeenMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  markTransactionsSeen(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type MarkTransactionsSeenMutationResult = NonNullable<Awaited<ReturnType<typeof markTransactionsSeen>>>
    export type MarkTransactionsSeenMutationBody = BodyType<SeenRequest>
    export type MarkTransactionsSeenMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | TransactionNotFoundResponse | IdempotencyInFlightResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type MarkTransactionsSeenMutationVariables = {data: BodyType<SeenRequest>;headers?: MarkTransactionsSeenHeaders}

    /**
 * @summary Mark transactions as seen
 */
export const useMarkTransactionsSeen = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | TransactionNotFoundResponse | IdempotencyInFlightResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markTransactionsSeen>>, TError,MarkTransactionsSeenMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markTransactionsSeen>>,
        TError,
        MarkTransactionsSeenMutationVariables,
        TContext
      > => {
      return useMutation(useMarkTransactionsSeenMutationOptions(options), queryClient);
    }
    export const getGetTransactionUrl = (referenceId: string,) => {

  return `/api/v1/wallet/transactions/${encodeURIComponent(String(referenceId))}`
}

/**
 * A transaction of the wallet or of one of its sub-wallets.
 * @summary A transaction
 */
export const getTransaction = async (referenceId: string, options?: Parameters<typeof fetcher>[1]): Promise<Transaction> => {

  return fetcher<Transaction>(getGetTransactionUrl(referenceId),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetTransactionQueryKey = (referenceId: string,) => {
    return [
    `/api/v1/wallet/transactions/${referenceId}`
    ] as const;
    }

export const getGetTransactionQueryOptions = <TData = Awaited<ReturnType<typeof getTransaction>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TransactionNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(referenceId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransaction>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTransactionQueryKey(referenceId);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTransaction>>> = ({ signal }) => getTransaction(referenceId, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: referenceId !== null && referenceId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTransaction>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTransactionQueryResult = NonNullable<Awaited<ReturnType<typeof getTransaction>>>
export type GetTransactionQueryError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TransactionNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useGetTransaction<TData = Awaited<ReturnType<typeof getTransaction>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TransactionNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 referenceId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransaction>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTransaction>>,
          TError,
          Awaited<ReturnType<typeof getTransaction>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTransaction<TData = Awaited<ReturnType<typeof getTransaction>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TransactionNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 referenceId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransaction>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTransaction>>,
          TError,
          Awaited<ReturnType<typeof getTransaction>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTransaction<TData = Awaited<ReturnType<typeof getTransaction>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TransactionNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 referenceId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransaction>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A transaction
 */

export function useGetTransaction<TData = Awaited<ReturnType<typeof getTransaction>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TransactionNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 referenceId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransaction>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTransactionQueryOptions(referenceId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateTransactionUrl = (referenceId: string,) => {

  return `/api/v1/wallet/transactions/${encodeURIComponent(String(referenceId))}`
}

/**
 * What is left out stays as it is. `null` removes it, and so does a note of nothing but spaces. Neither changes anything about the money.
 * @summary Change the note and the category of a transaction
 */
export const updateTransaction = async (referenceId: string,
    updateTransactionRequest: UpdateTransactionRequest, options?: Parameters<typeof fetcher>[1]): Promise<Transaction> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<Transaction>(getUpdateTransactionUrl(referenceId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(updateTransactionRequest)
  }
);}

export const getUpdateTransactionMutationKey = () => ['updateTransaction'] as const;

export const useUpdateTransactionMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | TransactionOrCategoryNotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateTransaction>>, TError,UpdateTransactionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateTransaction>>, TError,UpdateTransactionMutationVariables, TContext> => {

const mutationKey = getUpdateTransactionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateTransaction>>, UpdateTransactionMutationVariables> = (props) => {
          const {referenceId,data} = props ?? {};

          return  updateTransaction(referenceId,data,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type UpdateTransactionMutationResult = NonNullable<Awaited<ReturnType<typeof updateTransaction>>>
    export type UpdateTransactionMutationBody = BodyType<UpdateTransactionRequest>
    export type UpdateTransactionMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | TransactionOrCategoryNotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type UpdateTransactionMutationVariables = {referenceId: string;data: BodyType<UpdateTransactionRequest>}

    /**
 * @summary Change the note and the category of a transaction
 */
export const useUpdateTransaction = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | TransactionOrCategoryNotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateTransaction>>, TError,UpdateTransactionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateTransaction>>,
        TError,
        UpdateTransactionMutationVariables,
        TContext
      > => {
      return useMutation(useUpdateTransactionMutationOptions(options), queryClient);
    }
    export const getListReceiptsUrl = (referenceId: string,) => {

  return `/api/v1/wallet/transactions/${encodeURIComponent(String(referenceId))}/receipts`
}

/**
 * The files that the team has attached to the transaction or to its payment, oldest first. All of them: a transaction has at most 5.
 * @summary List the receipts of a transaction
 */
export const listReceipts = async (referenceId: string, options?: Parameters<typeof fetcher>[1]): Promise<ReceiptList> => {

  return fetcher<ReceiptList>(getListReceiptsUrl(referenceId),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListReceiptsQueryKey = (referenceId: string,) => {
    return [
    `/api/v1/wallet/transactions/${referenceId}/receipts`
    ] as const;
    }

export const getListReceiptsQueryOptions = <TData = Awaited<ReturnType<typeof listReceipts>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TransactionNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(referenceId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReceipts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReceiptsQueryKey(referenceId);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReceipts>>> = ({ signal }) => listReceipts(referenceId, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: referenceId !== null && referenceId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReceipts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReceiptsQueryResult = NonNullable<Awaited<ReturnType<typeof listReceipts>>>
export type ListReceiptsQueryError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TransactionNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListReceipts<TData = Awaited<ReturnType<typeof listReceipts>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TransactionNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 referenceId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReceipts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReceipts>>,
          TError,
          Awaited<ReturnType<typeof listReceipts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReceipts<TData = Awaited<ReturnType<typeof listReceipts>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TransactionNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 referenceId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReceipts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReceipts>>,
          TError,
          Awaited<ReturnType<typeof listReceipts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReceipts<TData = Awaited<ReturnType<typeof listReceipts>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TransactionNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 referenceId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReceipts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the receipts of a transaction
 */

export function useListReceipts<TData = Awaited<ReturnType<typeof listReceipts>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TransactionNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 referenceId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReceipts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReceiptsQueryOptions(referenceId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUploadReceiptUrl = (referenceId: string,
    receiptId: string,) => {

  return `/api/v1/wallet/transactions/${encodeURIComponent(String(referenceId))}/receipts/${encodeURIComponent(String(receiptId))}`
}

/**
 * An image (JPEG, PNG, WebP, HEIC) or a PDF of at most 10 MB. The content says which, whatever `Content-Type` says. The client chooses the `receiptId`: an upload that
 * is repeated with the same one stores nothing and returns what is stored.
 *
 * A transaction has at most 5 receipts, an account 500 MB of them. An account uploads one at a time. A body that does not arrive within 30 seconds is cut off.
 * @summary Attach a receipt to a transaction
 */
export const uploadReceipt = async (referenceId: string,
    receiptId: string,
    uploadReceiptBody: Blob, options?: Parameters<typeof fetcher>[1]): Promise<Receipt> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<Receipt>(getUploadReceiptUrl(referenceId,receiptId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/octet-stream', ...getHeaders(options?.headers) },
    body: uploadReceiptBody
  }
);}

export const getUploadReceiptMutationKey = () => ['uploadReceipt'] as const;

export const useUploadReceiptMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | TransactionNotFoundResponse | ReceiptsFullResponse | ReceiptTooLargeResponse | ReceiptTypeUnsupportedResponse | UploadRunningResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadReceipt>>, TError,UploadReceiptMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadReceipt>>, TError,UploadReceiptMutationVariables, TContext> => {

const mutationKey = getUploadReceiptMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadReceipt>>, UploadReceiptMutationVariables> = (props) => {
          const {referenceId,receiptId,data} = props ?? {};

          return  uploadReceipt(referenceId,receiptId,data,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type UploadReceiptMutationResult = NonNullable<Awaited<ReturnType<typeof uploadReceipt>>>
    export type UploadReceiptMutationBody = BodyType<Blob>
    export type UploadReceiptMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | TransactionNotFoundResponse | ReceiptsFullResponse | ReceiptTooLargeResponse | ReceiptTypeUnsupportedResponse | UploadRunningResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type UploadReceiptMutationVariables = {referenceId: string;receiptId: string;data: BodyType<Blob>}

    /**
 * @summary Attach a receipt to a transaction
 */
export const useUploadReceipt = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | TransactionNotFoundResponse | ReceiptsFullResponse | ReceiptTooLargeResponse | ReceiptTypeUnsupportedResponse | UploadRunningResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadReceipt>>, TError,UploadReceiptMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadReceipt>>,
        TError,
        UploadReceiptMutationVariables,
        TContext
      > => {
      return useMutation(useUploadReceiptMutationOptions(options), queryClient);
    }
    export const getDownloadReceiptUrl = (referenceId: string,
    receiptId: string,) => {

  return `/api/v1/wallet/transactions/${encodeURIComponent(String(referenceId))}/receipts/${encodeURIComponent(String(receiptId))}`
}

/**
 * As it was uploaded, to be saved and not to be shown.
 * @summary Download a receipt
 */
export const downloadReceipt = async (referenceId: string,
    receiptId: string, options?: Parameters<typeof fetcher>[1]): Promise<Blob> => {

  return fetcher<Blob>(getDownloadReceiptUrl(referenceId,receiptId),
  {
    ...options,
    method: 'GET'

  }
);}

export const getDownloadReceiptMutationKey = () => ['downloadReceipt'] as const;

export const useDownloadReceiptMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | ReceiptNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadReceipt>>, TError,DownloadReceiptMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof downloadReceipt>>, TError,DownloadReceiptMutationVariables, TContext> => {

const mutationKey = getDownloadReceiptMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof downloadReceipt>>, DownloadReceiptMutationVariables> = (props) => {
          const {referenceId,receiptId} = props ?? {};

          return  downloadReceipt(referenceId,receiptId,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type DownloadReceiptMutationResult = NonNullable<Awaited<ReturnType<typeof downloadReceipt>>>

    export type DownloadReceiptMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | ReceiptNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type DownloadReceiptMutationVariables = {referenceId: string;receiptId: string}

    /**
 * @summary Download a receipt
 */
export const useDownloadReceipt = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | ReceiptNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadReceipt>>, TError,DownloadReceiptMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof downloadReceipt>>,
        TError,
        DownloadReceiptMutationVariables,
        TContext
      > => {
      return useMutation(useDownloadReceiptMutationOptions(options), queryClient);
    }
    export const getDeleteReceiptUrl = (referenceId: string,
    receiptId: string,) => {

  return `/api/v1/wallet/transactions/${encodeURIComponent(String(referenceId))}/receipts/${encodeURIComponent(String(receiptId))}`
}

/**
 * For good. Another one can be attached in its place.
 * @summary Delete a receipt
 */
export const deleteReceipt = async (referenceId: string,
    receiptId: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeleteReceiptUrl(referenceId,receiptId),
  {
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteReceiptMutationKey = () => ['deleteReceipt'] as const;

export const useDeleteReceiptMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | ReceiptNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteReceipt>>, TError,DeleteReceiptMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteReceipt>>, TError,DeleteReceiptMutationVariables, TContext> => {

const mutationKey = getDeleteReceiptMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteReceipt>>, DeleteReceiptMutationVariables> = (props) => {
          const {referenceId,receiptId} = props ?? {};

          return  deleteReceipt(referenceId,receiptId,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type DeleteReceiptMutationResult = NonNullable<Awaited<ReturnType<typeof deleteReceipt>>>

    export type DeleteReceiptMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | ReceiptNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type DeleteReceiptMutationVariables = {referenceId: string;receiptId: string}

    /**
 * @summary Delete a receipt
 */
export const useDeleteReceipt = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | ReceiptNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteReceipt>>, TError,DeleteReceiptMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteReceipt>>,
        TError,
        DeleteReceiptMutationVariables,
        TContext
      > => {
      return useMutation(useDeleteReceiptMutationOptions(options), queryClient);
    }
    export const getListPaymentReceiptsUrl = (paymentId: string,) => {

  return `/api/v1/payments/${encodeURIComponent(String(paymentId))}/receipts`
}

/**
 * The files that the team has attached, oldest first. All of them: a payment has at most 5. They are those of its transaction, before there is one and afterwards.
 *
 * A bill that is prepared again keeps the files of its earlier payments that have not paid it.
 * @summary List the receipts and invoices of a payment
 */
export const listPaymentReceipts = async (paymentId: string, options?: Parameters<typeof fetcher>[1]): Promise<ReceiptList> => {

  return fetcher<ReceiptList>(getListPaymentReceiptsUrl(paymentId),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListPaymentReceiptsQueryKey = (paymentId: string,) => {
    return [
    `/api/v1/payments/${paymentId}/receipts`
    ] as const;
    }

export const getListPaymentReceiptsQueryOptions = <TData = Awaited<ReturnType<typeof listPaymentReceipts>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | PaymentNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(paymentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentReceipts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPaymentReceiptsQueryKey(paymentId);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPaymentReceipts>>> = ({ signal }) => listPaymentReceipts(paymentId, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: paymentId !== null && paymentId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPaymentReceipts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPaymentReceiptsQueryResult = NonNullable<Awaited<ReturnType<typeof listPaymentReceipts>>>
export type ListPaymentReceiptsQueryError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | PaymentNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListPaymentReceipts<TData = Awaited<ReturnType<typeof listPaymentReceipts>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | PaymentNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 paymentId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentReceipts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPaymentReceipts>>,
          TError,
          Awaited<ReturnType<typeof listPaymentReceipts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPaymentReceipts<TData = Awaited<ReturnType<typeof listPaymentReceipts>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | PaymentNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 paymentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentReceipts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPaymentReceipts>>,
          TError,
          Awaited<ReturnType<typeof listPaymentReceipts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPaymentReceipts<TData = Awaited<ReturnType<typeof listPaymentReceipts>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | PaymentNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 paymentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentReceipts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the receipts and invoices of a payment
 */

export function useListPaymentReceipts<TData = Awaited<ReturnType<typeof listPaymentReceipts>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | PaymentNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 paymentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentReceipts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPaymentReceiptsQueryOptions(paymentId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUploadPaymentReceiptUrl = (paymentId: string,
    receiptId: string,) => {

  return `/api/v1/payments/${encodeURIComponent(String(paymentId))}/receipts/${encodeURIComponent(String(receiptId))}`
}

/**
 * An image (JPEG, PNG, WebP, HEIC) or a PDF of at most 10 MB. The content says which, whatever `Content-Type` says. The client chooses the `receiptId`: an upload that
 * is repeated with the same one stores nothing and returns what is stored.
 *
 * Possible in every state of the payment, so approvers see the invoice before they decide. A payment has at most 5 receipts, with those of its transaction.
 * An account has 500 MB of them, and uploads one at a time. A body that does not arrive within 30 seconds is cut off.
 * @summary Attach a receipt or invoice to a payment
 */
export const uploadPaymentReceipt = async (paymentId: string,
    receiptId: string,
    uploadPaymentReceiptBody: Blob, options?: Parameters<typeof fetcher>[1]): Promise<Receipt> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<Receipt>(getUploadPaymentReceiptUrl(paymentId,receiptId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/octet-stream', ...getHeaders(options?.headers) },
    body: uploadPaymentReceiptBody
  }
);}

export const getUploadPaymentReceiptMutationKey = () => ['uploadPaymentReceipt'] as const;

export const useUploadPaymentReceiptMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | PaymentNotFoundResponse | ReceiptsFullResponse | ReceiptTooLargeResponse | ReceiptTypeUnsupportedResponse | UploadRunningResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadPaymentReceipt>>, TError,UploadPaymentReceiptMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadPaymentReceipt>>, TError,UploadPaymentReceiptMutationVariables, TContext> => {

const mutationKey = getUploadPaymentReceiptMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadPaymentReceipt>>, UploadPaymentReceiptMutationVariables> = (props) => {
          const {paymentId,receiptId,data} = props ?? {};

          return  uploadPaymentReceipt(paymentId,receiptId,data,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type UploadPaymentReceiptMutationResult = NonNullable<Awaited<ReturnType<typeof uploadPaymentReceipt>>>
    export type UploadPaymentReceiptMutationBody = BodyType<Blob>
    export type UploadPaymentReceiptMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | PaymentNotFoundResponse | ReceiptsFullResponse | ReceiptTooLargeResponse | ReceiptTypeUnsupportedResponse | UploadRunningResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type UploadPaymentReceiptMutationVariables = {paymentId: string;receiptId: string;data: BodyType<Blob>}

    /**
 * @summary Attach a receipt or invoice to a payment
 */
export const useUploadPaymentReceipt = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | PaymentNotFoundResponse | ReceiptsFullResponse | ReceiptTooLargeResponse | ReceiptTypeUnsupportedResponse | UploadRunningResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadPaymentReceipt>>, TError,UploadPaymentReceiptMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadPaymentReceipt>>,
        TError,
        UploadPaymentReceiptMutationVariables,
        TContext
      > => {
      return useMutation(useUploadPaymentReceiptMutationOptions(options), queryClient);
    }
    export const getDownloadPaymentReceiptUrl = (paymentId: string,
    receiptId: string,) => {

  return `/api/v1/payments/${encodeURIComponent(String(paymentId))}/receipts/${encodeURIComponent(String(receiptId))}`
}

/**
 * As it was uploaded, to be saved and not to be shown.
 * @summary Download a receipt or invoice of a payment
 */
export const downloadPaymentReceipt = async (paymentId: string,
    receiptId: string, options?: Parameters<typeof fetcher>[1]): Promise<Blob> => {

  return fetcher<Blob>(getDownloadPaymentReceiptUrl(paymentId,receiptId),
  {
    ...options,
    method: 'GET'

  }
);}

export const getDownloadPaymentReceiptMutationKey = () => ['downloadPaymentReceipt'] as const;

export const useDownloadPaymentReceiptMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | PaymentReceiptNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadPaymentReceipt>>, TError,DownloadPaymentReceiptMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof downloadPaymentReceipt>>, TError,DownloadPaymentReceiptMutationVariables, TContext> => {

const mutationKey = getDownloadPaymentReceiptMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof downloadPaymentReceipt>>, DownloadPaymentReceiptMutationVariables> = (props) => {
          const {paymentId,receiptId} = props ?? {};

          return  downloadPaymentReceipt(paymentId,receiptId,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type DownloadPaymentReceiptMutationResult = NonNullable<Awaited<ReturnType<typeof downloadPaymentReceipt>>>

    export type DownloadPaymentReceiptMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | PaymentReceiptNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type DownloadPaymentReceiptMutationVariables = {paymentId: string;receiptId: string}

    /**
 * @summary Download a receipt or invoice of a payment
 */
export const useDownloadPaymentReceipt = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | PaymentReceiptNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadPaymentReceipt>>, TError,DownloadPaymentReceiptMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof downloadPaymentReceipt>>,
        TError,
        DownloadPaymentReceiptMutationVariables,
        TContext
      > => {
      return useMutation(useDownloadPaymentReceiptMutationOptions(options), queryClient);
    }
    export const getDeletePaymentReceiptUrl = (paymentId: string,
    receiptId: string,) => {

  return `/api/v1/payments/${encodeURIComponent(String(paymentId))}/receipts/${encodeURIComponent(String(receiptId))}`
}

/**
 * For good. Another one can be attached in its place.
 * @summary Delete a receipt or invoice of a payment
 */
export const deletePaymentReceipt = async (paymentId: string,
    receiptId: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeletePaymentReceiptUrl(paymentId,receiptId),
  {
    ...options,
    method: 'DELETE'

  }
);}

export const getDeletePaymentReceiptMutationKey = () => ['deletePaymentReceipt'] as const;

export const useDeletePaymentReceiptMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | PaymentReceiptNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePaymentReceipt>>, TError,DeletePaymentReceiptMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePaymentReceipt>>, TError,DeletePaymentReceiptMutationVariables, TContext> => {

const mutationKey = getDeletePaymentReceiptMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePaymentReceipt>>, DeletePaymentReceiptMutationVariables> = (props) => {
          const {paymentId,receiptId} = props ?? {};

          return  deletePaymentReceipt(paymentId,receiptId,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type DeletePaymentReceiptMutationResult = NonNullable<Awaited<ReturnType<typeof deletePaymentReceipt>>>

    export type DeletePaymentReceiptMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | PaymentReceiptNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type DeletePaymentReceiptMutationVariables = {paymentId: string;receiptId: string}

    /**
 * @summary Delete a receipt or invoice of a payment
 */
export const useDeletePaymentReceipt = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | PaymentReceiptNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePaymentReceipt>>, TError,DeletePaymentReceiptMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePaymentReceipt>>,
        TError,
        DeletePaymentReceiptMutationVariables,
        TContext
      > => {
      return useMutation(useDeletePaymentReceiptMutationOptions(options), queryClient);
    }
    export const getListTransactionCasesUrl = (referenceId: string,) => {

  return `/api/v1/wallet/transactions/${encodeURIComponent(String(referenceId))}/cases`
}

/**
 * All of them, the newest first, with what both sides have written.
 * @summary List the problems reported with a transaction
 */
export const listTransactionCases = async (referenceId: string, options?: Parameters<typeof fetcher>[1]): Promise<TransactionCaseList> => {

  return fetcher<TransactionCaseList>(getListTransactionCasesUrl(referenceId),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListTransactionCasesQueryKey = (referenceId: string,) => {
    return [
    `/api/v1/wallet/transactions/${referenceId}/cases`
    ] as const;
    }

export const getListTransactionCasesQueryOptions = <TData = Awaited<ReturnType<typeof listTransactionCases>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TransactionNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(referenceId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactionCases>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTransactionCasesQueryKey(referenceId);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTransactionCases>>> = ({ signal }) => listTransactionCases(referenceId, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: referenceId !== null && referenceId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTransactionCases>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTransactionCasesQueryResult = NonNullable<Awaited<ReturnType<typeof listTransactionCases>>>
export type ListTransactionCasesQueryError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TransactionNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListTransactionCases<TData = Awaited<ReturnType<typeof listTransactionCases>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TransactionNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 referenceId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactionCases>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTransactionCases>>,
          TError,
          Awaited<ReturnType<typeof listTransactionCases>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransactionCases<TData = Awaited<ReturnType<typeof listTransactionCases>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TransactionNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 referenceId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactionCases>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTransactionCases>>,
          TError,
          Awaited<ReturnType<typeof listTransactionCases>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransactionCases<TData = Awaited<ReturnType<typeof listTransactionCases>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TransactionNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 referenceId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactionCases>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the problems reported with a transaction
 */

export function useListTransactionCases<TData = Awaited<ReturnType<typeof listTransactionCases>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TransactionNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 referenceId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactionCases>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTransactionCasesQueryOptions(referenceId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getReportTransactionProblemUrl = (referenceId: string,) => {

  return `/api/v1/wallet/transactions/${encodeURIComponent(String(referenceId))}/cases`
}

/**
 * Opens a case, which our staff answer. A transaction has one at a time that is not closed, and at most 10. Moves no money.
 * @summary Report a problem with a transaction
 */
export const reportTransactionProblem = async (referenceId: string,
    transactionProblemRequest: TransactionProblemRequest,
    headers?: ReportTransactionProblemHeaders, options?: Parameters<typeof fetcher>[1]): Promise<TransactionCase> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<TransactionCase>(getReportTransactionProblemUrl(referenceId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(transactionProblemRequest)
  }
);}

export const getReportTransactionProblemMutationKey = () => ['reportTransactionProblem'] as const;

export const useReportTransactionProblemMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | TransactionNotFoundResponse | ReportTransactionProblem409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportTransactionProblem>>, TError,ReportTransactionProblemMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof reportTransactionProblem>>, TError,ReportTransactionProblemMutationVariables, TContext> => {

const mutationKey = getReportTransactionProblemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reportTransactionProblem>>, ReportTransactionProblemMutationVariables> = (props) => {
          const {referenceId,data,headers} = props ?? {};

          return  reportTransactionProblem(referenceId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ReportTransactionProblemMutationResult = NonNullable<Awaited<ReturnType<typeof reportTransactionProblem>>>
    export type ReportTransactionProblemMutationBody = BodyType<TransactionProblemRequest>
    export type ReportTransactionProblemMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | TransactionNotFoundResponse | ReportTransactionProblem409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ReportTransactionProblemMutationVariables = {referenceId: string;data: BodyType<TransactionProblemRequest>;headers?: ReportTransactionProblemHeaders}

    /**
 * @summary Report a problem with a transaction
 */
export const useReportTransactionProblem = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | TransactionNotFoundResponse | ReportTransactionProblem409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportTransactionProblem>>, TError,ReportTransactionProblemMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reportTransactionProblem>>,
        TError,
        ReportTransactionProblemMutationVariables,
        TContext
      > => {
      return useMutation(useReportTransactionProblemMutationOptions(options), queryClient);
    }
    export const getWriteToTransactionCaseUrl = (caseId: string,) => {

  return `/api/v1/transaction-cases/${encodeURIComponent(String(caseId))}/messages`
}

/**
 * The case is `open` again, for the staff to answer. A case has at most 100 messages.
 * @summary Write to a case
 */
export const writeToTransactionCase = async (caseId: string,
    caseMessageRequest: CaseMessageRequest,
    headers?: WriteToTransactionCaseHeaders, options?: Parameters<typeof fetcher>[1]): Promise<TransactionCase> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<TransactionCase>(getWriteToTransactionCaseUrl(caseId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(caseMessageRequest)
  }
);}

export const getWriteToTransactionCaseMutationKey = () => ['writeToTransactionCase'] as const;

export const useWriteToTransactionCaseMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | CaseNotFoundResponse | CaseClosedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof writeToTransactionCase>>, TError,WriteToTransactionCaseMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof writeToTransactionCase>>, TError,WriteToTransactionCaseMutationVariables, TContext> => {

const mutationKey = getWriteToTransactionCaseMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof writeToTransactionCase>>, WriteToTransactionCaseMutationVariables> = (props) => {
          const {caseId,data,headers} = props ?? {};

          return  writeToTransactionCase(caseId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type WriteToTransactionCaseMutationResult = NonNullable<Awaited<ReturnType<typeof writeToTransactionCase>>>
    export type WriteToTransactionCaseMutationBody = BodyType<CaseMessageRequest>
    export type WriteToTransactionCaseMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | CaseNotFoundResponse | CaseClosedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type WriteToTransactionCaseMutationVariables = {caseId: string;data: BodyType<CaseMessageRequest>;headers?: WriteToTransactionCaseHeaders}

    /**
 * @summary Write to a case
 */
export const useWriteToTransactionCase = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | CaseNotFoundResponse | CaseClosedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof writeToTransactionCase>>, TError,WriteToTransactionCaseMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof writeToTransactionCase>>,
        TError,
        WriteToTransactionCaseMutationVariables,
        TContext
      > => {
      return useMutation(useWriteToTransactionCaseMutationOptions(options), queryClient);
    }
    export const getCloseTransactionCaseUrl = (caseId: string,) => {

  return `/api/v1/transaction-cases/${encodeURIComponent(String(caseId))}/closure`
}

/**
 * For good. It stays readable, and another one can be opened.
 * @summary Close a case
 */
export const closeTransactionCase = async (caseId: string,
    headers?: CloseTransactionCaseHeaders, options?: Parameters<typeof fetcher>[1]): Promise<TransactionCase> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<TransactionCase>(getCloseTransactionCaseUrl(caseId),
  {
    ...options,
    method: 'POST',
    headers: { ...headers, ...getHeaders(options?.headers) }

  }
);}

export const getCloseTransactionCaseMutationKey = () => ['closeTransactionCase'] as const;

export const useCloseTransactionCaseMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | CaseNotFoundResponse | CloseTransactionCase409 | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeTransactionCase>>, TError,CloseTransactionCaseMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof closeTransactionCase>>, TError,CloseTransactionCaseMutationVariables, TContext> => {

const mutationKey = getCloseTransactionCaseMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof closeTransactionCase>>, CloseTransactionCaseMutationVariables> = (props) => {
          const {caseId,headers} = props ?? {};

          return  closeTransactionCase(caseId,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type CloseTransactionCaseMutationResult = NonNullable<Awaited<ReturnType<typeof closeTransactionCase>>>

    export type CloseTransactionCaseMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | CaseNotFoundResponse | CloseTransactionCase409 | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type CloseTransactionCaseMutationVariables = {caseId: string;headers?: CloseTransactionCaseHeaders}

    /**
 * @summary Close a case
 */
export const useCloseTransactionCase = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | CaseNotFoundResponse | CloseTransactionCase409 | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeTransactionCase>>, TError,CloseTransactionCaseMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof closeTransactionCase>>,
        TError,
        CloseTransactionCaseMutationVariables,
        TContext
      > => {
      return useMutation(useCloseTransactionCaseMutationOptions(options), queryClient);
    }
    export const getListTransactionCategoriesUrl = () => {

  return `/api/v1/transaction-categories`
}

/**
 * The own list of the account, all of it, oldest first. A new account has ten.
 * @summary List the categories for transactions
 */
export const listTransactionCategories = async ( options?: Parameters<typeof fetcher>[1]): Promise<TransactionCategoryList> => {

  return fetcher<TransactionCategoryList>(getListTransactionCategoriesUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListTransactionCategoriesQueryKey = () => {
    return [
    `/api/v1/transaction-categories`
    ] as const;
    }

export const getListTransactionCategoriesQueryOptions = <TData = Awaited<ReturnType<typeof listTransactionCategories>>, TError = ErrorType<UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactionCategories>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTransactionCategoriesQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTransactionCategories>>> = ({ signal }) => listTransactionCategories({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTransactionCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTransactionCategoriesQueryResult = NonNullable<Awaited<ReturnType<typeof listTransactionCategories>>>
export type ListTransactionCategoriesQueryError = ErrorType<UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListTransactionCategories<TData = Awaited<ReturnType<typeof listTransactionCategories>>, TError = ErrorType<UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactionCategories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTransactionCategories>>,
          TError,
          Awaited<ReturnType<typeof listTransactionCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransactionCategories<TData = Awaited<ReturnType<typeof listTransactionCategories>>, TError = ErrorType<UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactionCategories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTransactionCategories>>,
          TError,
          Awaited<ReturnType<typeof listTransactionCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransactionCategories<TData = Awaited<ReturnType<typeof listTransactionCategories>>, TError = ErrorType<UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactionCategories>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the categories for transactions
 */

export function useListTransactionCategories<TData = Awaited<ReturnType<typeof listTransactionCategories>>, TError = ErrorType<UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactionCategories>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTransactionCategoriesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateTransactionCategoryUrl = () => {

  return `/api/v1/transaction-categories`
}

/**
 * An account has at most 50. Two cannot have the same name; capitals make no difference.
 * @summary Create a category
 */
export const createTransactionCategory = async (transactionCategoryRequest: TransactionCategoryRequest,
    headers?: CreateTransactionCategoryHeaders, options?: Parameters<typeof fetcher>[1]): Promise<TransactionCategory> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<TransactionCategory>(getCreateTransactionCategoryUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(transactionCategoryRequest)
  }
);}

export const getCreateTransactionCategoryMutationKey = () => ['createTransactionCategory'] as const;

export const useCreateTransactionCategoryMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | NoWalletResponse | CreateTransactionCategory409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTransactionCategory>>, TError,CreateTransactionCategoryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createTransactionCategory>>, TError,CreateTransactionCategoryMutationVariables, TContext> => {

const mutationKey = getCreateTransactionCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createTransactionCategory>>, CreateTransactionCategoryMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createTransactionCategory(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type CreateTransactionCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof createTransactionCategory>>>
    export type CreateTransactionCategoryMutationBody = BodyType<TransactionCategoryRequest>
    export type CreateTransactionCategoryMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | NoWalletResponse | CreateTransactionCategory409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type CreateTransactionCategoryMutationVariables = {data: BodyType<TransactionCategoryRequest>;headers?: CreateTransactionCategoryHeaders}

    /**
 * @summary Create a category
 */
export const useCreateTransactionCategory = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | NoWalletResponse | CreateTransactionCategory409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTransactionCategory>>, TError,CreateTransactionCategoryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createTransactionCategory>>,
        TError,
        CreateTransactionCategoryMutationVariables,
        TContext
      > => {
      return useMutation(useCreateTransactionCategoryMutationOptions(options), queryClient);
    }
    export const getRenameTransactionCategoryUrl = (categoryId: string,) => {

  return `/api/v1/transaction-categories/${encodeURIComponent(String(categoryId))}`
}

/**
 * The transactions in it stay in it. It then has this name in both languages.
 * @summary Rename a category
 */
export const renameTransactionCategory = async (categoryId: string,
    transactionCategoryRequest: TransactionCategoryRequest, options?: Parameters<typeof fetcher>[1]): Promise<TransactionCategory> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<TransactionCategory>(getRenameTransactionCategoryUrl(categoryId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(transactionCategoryRequest)
  }
);}

export const getRenameTransactionCategoryMutationKey = () => ['renameTransactionCategory'] as const;

export const useRenameTransactionCategoryMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | CategoryNotFoundResponse | RenameTransactionCategory409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renameTransactionCategory>>, TError,RenameTransactionCategoryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof renameTransactionCategory>>, TError,RenameTransactionCategoryMutationVariables, TContext> => {

const mutationKey = getRenameTransactionCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renameTransactionCategory>>, RenameTransactionCategoryMutationVariables> = (props) => {
          const {categoryId,data} = props ?? {};

          return  renameTransactionCategory(categoryId,data,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type RenameTransactionCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof renameTransactionCategory>>>
    export type RenameTransactionCategoryMutationBody = BodyType<TransactionCategoryRequest>
    export type RenameTransactionCategoryMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | CategoryNotFoundResponse | RenameTransactionCategory409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type RenameTransactionCategoryMutationVariables = {categoryId: string;data: BodyType<TransactionCategoryRequest>}

    /**
 * @summary Rename a category
 */
export const useRenameTransactionCategory = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | CategoryNotFoundResponse | RenameTransactionCategory409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renameTransactionCategory>>, TError,RenameTransactionCategoryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renameTransactionCategory>>,
        TError,
        RenameTransactionCategoryMutationVariables,
        TContext
      > => {
      return useMutation(useRenameTransactionCategoryMutationOptions(options), queryClient);
    }
    export const getDeleteTransactionCategoryUrl = (categoryId: string,) => {

  return `/api/v1/transaction-categories/${encodeURIComponent(String(categoryId))}`
}

/**
 * Its transactions stay, without a category.
 * @summary Delete a category
 */
export const deleteTransactionCategory = async (categoryId: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeleteTransactionCategoryUrl(categoryId),
  {
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteTransactionCategoryMutationKey = () => ['deleteTransactionCategory'] as const;

export const useDeleteTransactionCategoryMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | CategoryNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteTransactionCategory>>, TError,DeleteTransactionCategoryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteTransactionCategory>>, TError,DeleteTransactionCategoryMutationVariables, TContext> => {

const mutationKey = getDeleteTransactionCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteTransactionCategory>>, DeleteTransactionCategoryMutationVariables> = (props) => {
          const {categoryId} = props ?? {};

          return  deleteTransactionCategory(categoryId,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type DeleteTransactionCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof deleteTransactionCategory>>>

    export type DeleteTransactionCategoryMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | CategoryNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type DeleteTransactionCategoryMutationVariables = {categoryId: string}

    /**
 * @summary Delete a category
 */
export const useDeleteTransactionCategory = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | CategoryNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteTransactionCategory>>, TError,DeleteTransactionCategoryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteTransactionCategory>>,
        TError,
        DeleteTransactionCategoryMutationVariables,
        TContext
      > => {
      return useMutation(useDeleteTransactionCategoryMutationOptions(options), queryClient);
    }
    export const getListCategoryRulesUrl = () => {

  return `/api/v1/category-rules`
}

/**
 * By the names of the counterparties, all of them.
 * @summary List the rules that sort transactions
 */
export const listCategoryRules = async ( options?: Parameters<typeof fetcher>[1]): Promise<CategoryRuleList> => {

  return fetcher<CategoryRuleList>(getListCategoryRulesUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListCategoryRulesQueryKey = () => {
    return [
    `/api/v1/category-rules`
    ] as const;
    }

export const getListCategoryRulesQueryOptions = <TData = Awaited<ReturnType<typeof listCategoryRules>>, TError = ErrorType<UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategoryRules>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCategoryRulesQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCategoryRules>>> = ({ signal }) => listCategoryRules({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCategoryRules>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCategoryRulesQueryResult = NonNullable<Awaited<ReturnType<typeof listCategoryRules>>>
export type ListCategoryRulesQueryError = ErrorType<UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListCategoryRules<TData = Awaited<ReturnType<typeof listCategoryRules>>, TError = ErrorType<UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategoryRules>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCategoryRules>>,
          TError,
          Awaited<ReturnType<typeof listCategoryRules>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCategoryRules<TData = Awaited<ReturnType<typeof listCategoryRules>>, TError = ErrorType<UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategoryRules>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCategoryRules>>,
          TError,
          Awaited<ReturnType<typeof listCategoryRules>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCategoryRules<TData = Awaited<ReturnType<typeof listCategoryRules>>, TError = ErrorType<UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategoryRules>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the rules that sort transactions
 */

export function useListCategoryRules<TData = Awaited<ReturnType<typeof listCategoryRules>>, TError = ErrorType<UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategoryRules>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCategoryRulesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateCategoryRuleUrl = () => {

  return `/api/v1/category-rules`
}

/**
 * For the counterparty of a transaction, in place of an earlier rule. New transactions with it get the category. With `applyToEarlier`, so do those among the newest 10,000 of each wallet that have none. A rule ends with its category. An account has at most 200.
 * @summary Always use a category for a counterparty
 */
export const createCategoryRule = async (categoryRuleRequest: CategoryRuleRequest,
    headers?: CreateCategoryRuleHeaders, options?: Parameters<typeof fetcher>[1]): Promise<CreatedCategoryRule> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<CreatedCategoryRule>(getCreateCategoryRuleUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(categoryRuleRequest)
  }
);}

export const getCreateCategoryRuleMutationKey = () => ['createCategoryRule'] as const;

export const useCreateCategoryRuleMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | TransactionOrCategoryNotFoundResponse | CreateCategoryRule409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCategoryRule>>, TError,CreateCategoryRuleMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createCategoryRule>>, TError,CreateCategoryRuleMutationVariables, TContext> => {

const mutationKey = getCreateCategoryRuleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCategoryRule>>, CreateCategoryRuleMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createCategoryRule(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type CreateCategoryRuleMutationResult = NonNullable<Awaited<ReturnType<typeof createCategoryRule>>>
    export type CreateCategoryRuleMutationBody = BodyType<CategoryRuleRequest>
    export type CreateCategoryRuleMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | TransactionOrCategoryNotFoundResponse | CreateCategoryRule409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type CreateCategoryRuleMutationVariables = {data: BodyType<CategoryRuleRequest>;headers?: CreateCategoryRuleHeaders}

    /**
 * @summary Always use a category for a counterparty
 */
export const useCreateCategoryRule = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | TransactionOrCategoryNotFoundResponse | CreateCategoryRule409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCategoryRule>>, TError,CreateCategoryRuleMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCategoryRule>>,
        TError,
        CreateCategoryRuleMutationVariables,
        TContext
      > => {
      return useMutation(useCreateCategoryRuleMutationOptions(options), queryClient);
    }
    export const getDeleteCategoryRuleUrl = (ruleId: string,) => {

  return `/api/v1/category-rules/${encodeURIComponent(String(ruleId))}`
}

/**
 * Transactions keep the category that it has given them.
 * @summary Delete a rule
 */
export const deleteCategoryRule = async (ruleId: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeleteCategoryRuleUrl(ruleId),
  {
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteCategoryRuleMutationKey = () => ['deleteCategoryRule'] as const;

export const useDeleteCategoryRuleMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | DeleteCategoryRule404 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCategoryRule>>, TError,DeleteCategoryRuleMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteCategoryRule>>, TError,DeleteCategoryRuleMutationVariables, TContext> => {

const mutationKey = getDeleteCategoryRuleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCategoryRule>>, DeleteCategoryRuleMutationVariables> = (props) => {
          const {ruleId} = props ?? {};

          return  deleteCategoryRule(ruleId,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type DeleteCategoryRuleMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCategoryRule>>>

    export type DeleteCategoryRuleMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | DeleteCategoryRule404 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type DeleteCategoryRuleMutationVariables = {ruleId: string}

    /**
 * @summary Delete a rule
 */
export const useDeleteCategoryRule = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | DeleteCategoryRule404 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCategoryRule>>, TError,DeleteCategoryRuleMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCategoryRule>>,
        TError,
        DeleteCategoryRuleMutationVariables,
        TContext
      > => {
      return useMutation(useDeleteCategoryRuleMutationOptions(options), queryClient);
    }
    export const getListHoldsUrl = (params?: ListHoldsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/wallet/holds?${stringifiedParams}` : `/api/v1/wallet/holds`
}

/**
 * Newest first. A hold ends once. A captured hold becomes a successful transaction. A released hold makes the money available again. Ended holds are not listed.
 * @summary List what is on hold
 */
export const listHolds = async (params?: ListHoldsParams, options?: Parameters<typeof fetcher>[1]): Promise<HoldList> => {

  return fetcher<HoldList>(getListHoldsUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListHoldsQueryKey = (params?: ListHoldsParams,) => {
    return [
    `/api/v1/wallet/holds`, ...(params ? [params] : [])
    ] as const;
    }

export const getListHoldsQueryOptions = <TData = Awaited<ReturnType<typeof listHolds>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | WalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params?: ListHoldsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHolds>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHoldsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHolds>>> = ({ signal }) => listHolds(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHolds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHoldsQueryResult = NonNullable<Awaited<ReturnType<typeof listHolds>>>
export type ListHoldsQueryError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | WalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListHolds<TData = Awaited<ReturnType<typeof listHolds>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | WalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListHoldsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHolds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHolds>>,
          TError,
          Awaited<ReturnType<typeof listHolds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHolds<TData = Awaited<ReturnType<typeof listHolds>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | WalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListHoldsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHolds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHolds>>,
          TError,
          Awaited<ReturnType<typeof listHolds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHolds<TData = Awaited<ReturnType<typeof listHolds>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | WalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListHoldsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHolds>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List what is on hold
 */

export function useListHolds<TData = Awaited<ReturnType<typeof listHolds>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | WalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListHoldsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHolds>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHoldsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

