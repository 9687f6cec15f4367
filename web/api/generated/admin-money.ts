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
  AdminReason,
  AdminRequiredResponse,
  AdminTopUp,
  AdminTopUpList,
  AdminTransfer,
  AdminTransferList,
  IdempotencyMismatchResponse,
  InvalidPageResponse,
  InvalidParametersResponse,
  InvalidRequestResponse,
  LedgerReport,
  ListMoneyExceptionsParams,
  MoneyException,
  MoneyExceptionList,
  MoneyExceptionResolutionRequest,
  MoneyQueues,
  PayloadTooLargeResponse,
  RateLimitedResponse,
  RequestTopUpDispute409,
  RequestTopUpDisputeHeaders,
  RequestTransferSettlement409,
  RequestTransferSettlementHeaders,
  ResolveMoneyException404,
  ResolveMoneyException409,
  ResolveMoneyExceptionHeaders,
  SearchTopUpsParams,
  SearchTransfersParams,
  ServiceUnavailableResponse,
  StaffRequest,
  TopUpNotFoundResponse,
  TransferNotFoundResponse,
  TransferSettlementRequest,
  UnauthenticatedResponse,
  UnknownErrorResponse,
  UnsupportedMediaTypeResponse
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

export const getListMoneyExceptionsUrl = (params?: ListMoneyExceptionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/money-exceptions?${stringifiedParams}` : `/api/admin/money-exceptions`
}

/**
 * Reports of banks and providers that contradict the books. Nothing is posted for an exception: somebody clears it up with the bank or provider. `open`: the oldest first. `resolved`: the one resolved last first. 20 per page. A look at each customer in the list.
 * @summary List the exceptions of money
 */
export const listMoneyExceptions = async (params?: ListMoneyExceptionsParams, options?: Parameters<typeof fetcher>[1]): Promise<MoneyExceptionList> => {

  return fetcher<MoneyExceptionList>(getListMoneyExceptionsUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListMoneyExceptionsQueryKey = (params?: ListMoneyExceptionsParams,) => {
    return [
    `/api/admin/money-exceptions`, ...(params ? [params] : [])
    ] as const;
    }

export const getListMoneyExceptionsQueryOptions = <TData = Awaited<ReturnType<typeof listMoneyExceptions>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params?: ListMoneyExceptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMoneyExceptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMoneyExceptionsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMoneyExceptions>>> = ({ signal }) => listMoneyExceptions(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMoneyExceptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMoneyExceptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listMoneyExceptions>>>
export type ListMoneyExceptionsQueryError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListMoneyExceptions<TData = Awaited<ReturnType<typeof listMoneyExceptions>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListMoneyExceptionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMoneyExceptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMoneyExceptions>>,
          TError,
          Awaited<ReturnType<typeof listMoneyExceptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMoneyExceptions<TData = Awaited<ReturnType<typeof listMoneyExceptions>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListMoneyExceptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMoneyExceptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMoneyExceptions>>,
          TError,
          Awaited<ReturnType<typeof listMoneyExceptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMoneyExceptions<TData = Awaited<ReturnType<typeof listMoneyExceptions>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListMoneyExceptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMoneyExceptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the exceptions of money
 */

export function useListMoneyExceptions<TData = Awaited<ReturnType<typeof listMoneyExceptions>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListMoneyExceptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMoneyExceptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMoneyExceptionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getResolveMoneyExceptionUrl = (exceptionId: string,) => {

  return `/api/admin/money-exceptions/${encodeURIComponent(String(exceptionId))}/resolution`
}

/**
 * Says how it was cleared up. Moves no money. One administrator resolves it, once, and the note is kept with it.
 * @summary Resolve an exception of money
 */
export const resolveMoneyException = async (exceptionId: string,
    moneyExceptionResolutionRequest: MoneyExceptionResolutionRequest,
    headers?: ResolveMoneyExceptionHeaders, options?: Parameters<typeof fetcher>[1]): Promise<MoneyException> => {

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
return fetcher<MoneyException>(getResolveMoneyExceptionUrl(exceptionId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(moneyExceptionResolutionRequest)
  }
);}

export const getResolveMoneyExceptionMutationKey = () => ['resolveMoneyException'] as const;

export const useResolveMoneyExceptionMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | ResolveMoneyException404 | ResolveMoneyException409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resolveMoneyException>>, TError,ResolveMoneyExceptionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof resolveMoneyException>>, TError,ResolveMoneyExceptionMutationVariables, TContext> => {

const mutationKey = getResolveMoneyExceptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resolveMoneyException>>, ResolveMoneyExceptionMutationVariables> = (props) => {
          const {exceptionId,data,headers} = props ?? {};

          return  resolveMoneyException(exceptionId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ResolveMoneyExceptionMutationResult = NonNullable<Awaited<ReturnType<typeof resolveMoneyException>>>
    export type ResolveMoneyExceptionMutationBody = BodyType<MoneyExceptionResolutionRequest>
    export type ResolveMoneyExceptionMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | ResolveMoneyException404 | ResolveMoneyException409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ResolveMoneyExceptionMutationVariables = {exceptionId: string;data: BodyType<MoneyExceptionResolutionRequest>;headers?: ResolveMoneyExceptionHeaders}

    /**
 * @summary Resolve an exception of money
 */
export const useResolveMoneyException = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | ResolveMoneyException404 | ResolveMoneyException409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resolveMoneyException>>, TError,ResolveMoneyExceptionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resolveMoneyException>>,
        TError,
        ResolveMoneyExceptionMutationVariables,
        TContext
      > => {
      return useMutation(useResolveMoneyExceptionMutationOptions(options), queryClient);
    }
    export const getCountMoneyQueuesUrl = () => {

  return `/api/admin/money-queues`
}

/**
 * Does not say whose it is, so it is no look at a customer.
 * @summary Count the money that waits for a person
 */
export const countMoneyQueues = async ( options?: Parameters<typeof fetcher>[1]): Promise<MoneyQueues> => {

  return fetcher<MoneyQueues>(getCountMoneyQueuesUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getCountMoneyQueuesQueryKey = () => {
    return [
    `/api/admin/money-queues`
    ] as const;
    }

export const getCountMoneyQueuesQueryOptions = <TData = Awaited<ReturnType<typeof countMoneyQueues>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countMoneyQueues>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCountMoneyQueuesQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof countMoneyQueues>>> = ({ signal }) => countMoneyQueues({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof countMoneyQueues>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CountMoneyQueuesQueryResult = NonNullable<Awaited<ReturnType<typeof countMoneyQueues>>>
export type CountMoneyQueuesQueryError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useCountMoneyQueues<TData = Awaited<ReturnType<typeof countMoneyQueues>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof countMoneyQueues>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof countMoneyQueues>>,
          TError,
          Awaited<ReturnType<typeof countMoneyQueues>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountMoneyQueues<TData = Awaited<ReturnType<typeof countMoneyQueues>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countMoneyQueues>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof countMoneyQueues>>,
          TError,
          Awaited<ReturnType<typeof countMoneyQueues>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountMoneyQueues<TData = Awaited<ReturnType<typeof countMoneyQueues>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countMoneyQueues>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count the money that waits for a person
 */

export function useCountMoneyQueues<TData = Awaited<ReturnType<typeof countMoneyQueues>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countMoneyQueues>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCountMoneyQueuesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getSearchTopUpsUrl = (params?: SearchTopUpsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/top-ups?${stringifiedParams}` : `/api/admin/top-ups`
}

/**
 * Newest first, 20 per page. A look at each customer in the list.
 * @summary List and find top-ups by card
 */
export const searchTopUps = async (params?: SearchTopUpsParams, options?: Parameters<typeof fetcher>[1]): Promise<AdminTopUpList> => {

  return fetcher<AdminTopUpList>(getSearchTopUpsUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getSearchTopUpsQueryKey = (params?: SearchTopUpsParams,) => {
    return [
    `/api/admin/top-ups`, ...(params ? [params] : [])
    ] as const;
    }

export const getSearchTopUpsQueryOptions = <TData = Awaited<ReturnType<typeof searchTopUps>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params?: SearchTopUpsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchTopUps>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchTopUpsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchTopUps>>> = ({ signal }) => searchTopUps(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchTopUps>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchTopUpsQueryResult = NonNullable<Awaited<ReturnType<typeof searchTopUps>>>
export type SearchTopUpsQueryError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useSearchTopUps<TData = Awaited<ReturnType<typeof searchTopUps>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  SearchTopUpsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchTopUps>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchTopUps>>,
          TError,
          Awaited<ReturnType<typeof searchTopUps>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchTopUps<TData = Awaited<ReturnType<typeof searchTopUps>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: SearchTopUpsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchTopUps>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchTopUps>>,
          TError,
          Awaited<ReturnType<typeof searchTopUps>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchTopUps<TData = Awaited<ReturnType<typeof searchTopUps>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: SearchTopUpsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchTopUps>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List and find top-ups by card
 */

export function useSearchTopUps<TData = Awaited<ReturnType<typeof searchTopUps>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: SearchTopUpsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchTopUps>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchTopUpsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetAdminTopUpUrl = (topUpId: string,) => {

  return `/api/admin/top-ups/${encodeURIComponent(String(topUpId))}`
}

/**
 * With each step of its state, where its money is, and what the card provider says. A look at the customer.
 * @summary Get a top-up by card with all that is known of it
 */
export const getAdminTopUp = async (topUpId: string, options?: Parameters<typeof fetcher>[1]): Promise<AdminTopUp> => {

  return fetcher<AdminTopUp>(getGetAdminTopUpUrl(topUpId),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetAdminTopUpQueryKey = (topUpId: string,) => {
    return [
    `/api/admin/top-ups/${topUpId}`
    ] as const;
    }

export const getGetAdminTopUpQueryOptions = <TData = Awaited<ReturnType<typeof getAdminTopUp>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TopUpNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(topUpId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminTopUp>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAdminTopUpQueryKey(topUpId);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAdminTopUp>>> = ({ signal }) => getAdminTopUp(topUpId, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: topUpId !== null && topUpId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAdminTopUp>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAdminTopUpQueryResult = NonNullable<Awaited<ReturnType<typeof getAdminTopUp>>>
export type GetAdminTopUpQueryError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TopUpNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useGetAdminTopUp<TData = Awaited<ReturnType<typeof getAdminTopUp>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TopUpNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 topUpId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminTopUp>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminTopUp>>,
          TError,
          Awaited<ReturnType<typeof getAdminTopUp>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdminTopUp<TData = Awaited<ReturnType<typeof getAdminTopUp>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TopUpNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 topUpId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminTopUp>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminTopUp>>,
          TError,
          Awaited<ReturnType<typeof getAdminTopUp>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdminTopUp<TData = Awaited<ReturnType<typeof getAdminTopUp>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TopUpNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 topUpId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminTopUp>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a top-up by card with all that is known of it
 */

export function useGetAdminTopUp<TData = Awaited<ReturnType<typeof getAdminTopUp>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TopUpNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 topUpId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminTopUp>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAdminTopUpQueryOptions(topUpId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getRequestTopUpDisputeUrl = (topUpId: string,) => {

  return `/api/admin/top-ups/${encodeURIComponent(String(topUpId))}/dispute-requests`
}

/**
 * The bank of the card has taken the payment back, which the card provider tells the staff. Another administrator decides it with `decideStaffRequest`. Then all
 * that has not gone back yet leaves suspense and the wallet. What is missing there, the customer owes. One request about a top-up waits at a time. A look at the
 * customer.
 * @summary Request that a top-up is recorded as disputed
 */
export const requestTopUpDispute = async (topUpId: string,
    adminReason: AdminReason,
    headers?: RequestTopUpDisputeHeaders, options?: Parameters<typeof fetcher>[1]): Promise<StaffRequest> => {

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
return fetcher<StaffRequest>(getRequestTopUpDisputeUrl(topUpId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(adminReason)
  }
);}

export const getRequestTopUpDisputeMutationKey = () => ['requestTopUpDispute'] as const;

export const useRequestTopUpDisputeMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | TopUpNotFoundResponse | RequestTopUpDispute409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestTopUpDispute>>, TError,RequestTopUpDisputeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof requestTopUpDispute>>, TError,RequestTopUpDisputeMutationVariables, TContext> => {

const mutationKey = getRequestTopUpDisputeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestTopUpDispute>>, RequestTopUpDisputeMutationVariables> = (props) => {
          const {topUpId,data,headers} = props ?? {};

          return  requestTopUpDispute(topUpId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type RequestTopUpDisputeMutationResult = NonNullable<Awaited<ReturnType<typeof requestTopUpDispute>>>
    export type RequestTopUpDisputeMutationBody = BodyType<AdminReason>
    export type RequestTopUpDisputeMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | TopUpNotFoundResponse | RequestTopUpDispute409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type RequestTopUpDisputeMutationVariables = {topUpId: string;data: BodyType<AdminReason>;headers?: RequestTopUpDisputeHeaders}

    /**
 * @summary Request that a top-up is recorded as disputed
 */
export const useRequestTopUpDispute = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | TopUpNotFoundResponse | RequestTopUpDispute409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestTopUpDispute>>, TError,RequestTopUpDisputeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestTopUpDispute>>,
        TError,
        RequestTopUpDisputeMutationVariables,
        TContext
      > => {
      return useMutation(useRequestTopUpDisputeMutationOptions(options), queryClient);
    }
    export const getSearchTransfersUrl = (params?: SearchTransfersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/transfers?${stringifiedParams}` : `/api/admin/transfers`
}

/**
 * Newest first, 20 per page. Without `q` and `state`: those that were confirmed, and the runs of schedules. Names of payees are encrypted, so with `payee` a page looks at 2,000
 * transfers: if there are more, it has `searchedBackTo`, may have few items or none, and `nextCursor` looks further back. With `status` `undecided`, those that need a
 * decision: the provider does not say whether they were paid, or their money is in suspense; the one that waits longest first. A look at each customer in the list.
 * @summary List and find transfers
 */
export const searchTransfers = async (params?: SearchTransfersParams, options?: Parameters<typeof fetcher>[1]): Promise<AdminTransferList> => {

  return fetcher<AdminTransferList>(getSearchTransfersUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getSearchTransfersQueryKey = (params?: SearchTransfersParams,) => {
    return [
    `/api/admin/transfers`, ...(params ? [params] : [])
    ] as const;
    }

export const getSearchTransfersQueryOptions = <TData = Awaited<ReturnType<typeof searchTransfers>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params?: SearchTransfersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchTransfers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchTransfersQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchTransfers>>> = ({ signal }) => searchTransfers(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchTransfers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchTransfersQueryResult = NonNullable<Awaited<ReturnType<typeof searchTransfers>>>
export type SearchTransfersQueryError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useSearchTransfers<TData = Awaited<ReturnType<typeof searchTransfers>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  SearchTransfersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchTransfers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchTransfers>>,
          TError,
          Awaited<ReturnType<typeof searchTransfers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchTransfers<TData = Awaited<ReturnType<typeof searchTransfers>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: SearchTransfersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchTransfers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchTransfers>>,
          TError,
          Awaited<ReturnType<typeof searchTransfers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchTransfers<TData = Awaited<ReturnType<typeof searchTransfers>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: SearchTransfersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchTransfers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List and find transfers
 */

export function useSearchTransfers<TData = Awaited<ReturnType<typeof searchTransfers>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: SearchTransfersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchTransfers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchTransfersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetAdminTransferUrl = (transferId: string,) => {

  return `/api/admin/transfers/${encodeURIComponent(String(transferId))}`
}

/**
 * With each step of its state, and what the provider was asked and said. A look at the customer.
 * @summary Get a transfer with all that is known of it
 */
export const getAdminTransfer = async (transferId: string, options?: Parameters<typeof fetcher>[1]): Promise<AdminTransfer> => {

  return fetcher<AdminTransfer>(getGetAdminTransferUrl(transferId),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetAdminTransferQueryKey = (transferId: string,) => {
    return [
    `/api/admin/transfers/${transferId}`
    ] as const;
    }

export const getGetAdminTransferQueryOptions = <TData = Awaited<ReturnType<typeof getAdminTransfer>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TransferNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(transferId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminTransfer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAdminTransferQueryKey(transferId);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAdminTransfer>>> = ({ signal }) => getAdminTransfer(transferId, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: transferId !== null && transferId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAdminTransfer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAdminTransferQueryResult = NonNullable<Awaited<ReturnType<typeof getAdminTransfer>>>
export type GetAdminTransferQueryError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TransferNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useGetAdminTransfer<TData = Awaited<ReturnType<typeof getAdminTransfer>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TransferNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 transferId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminTransfer>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminTransfer>>,
          TError,
          Awaited<ReturnType<typeof getAdminTransfer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdminTransfer<TData = Awaited<ReturnType<typeof getAdminTransfer>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TransferNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 transferId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminTransfer>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminTransfer>>,
          TError,
          Awaited<ReturnType<typeof getAdminTransfer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdminTransfer<TData = Awaited<ReturnType<typeof getAdminTransfer>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TransferNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 transferId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminTransfer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a transfer with all that is known of it
 */

export function useGetAdminTransfer<TData = Awaited<ReturnType<typeof getAdminTransfer>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TransferNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 transferId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminTransfer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAdminTransferQueryOptions(transferId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getRequestTransferSettlementUrl = (transferId: string,) => {

  return `/api/admin/transfers/${encodeURIComponent(String(transferId))}/settlement-requests`
}

/**
 * For a transfer of which the provider does not say whether it was paid, once somebody has found out with the bank; or for one to a Plink customer whose money
 * is in suspense: `paid` credits the recipient, `failed` returns it to the payer. Another administrator decides it with `decideStaffRequest`, where the rules
 * that kept the money out of a wallet still apply. If the provider answers first, its answer counts. One request about a transfer waits at a time.
 * @summary Request how a transfer that needs a decision ends
 */
export const requestTransferSettlement = async (transferId: string,
    transferSettlementRequest: TransferSettlementRequest,
    headers?: RequestTransferSettlementHeaders, options?: Parameters<typeof fetcher>[1]): Promise<StaffRequest> => {

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
return fetcher<StaffRequest>(getRequestTransferSettlementUrl(transferId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(transferSettlementRequest)
  }
);}

export const getRequestTransferSettlementMutationKey = () => ['requestTransferSettlement'] as const;

export const useRequestTransferSettlementMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | TransferNotFoundResponse | RequestTransferSettlement409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestTransferSettlement>>, TError,RequestTransferSettlementMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof requestTransferSettlement>>, TError,RequestTransferSettlementMutationVariables, TContext> => {

const mutationKey = getRequestTransferSettlementMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestTransferSettlement>>, RequestTransferSettlementMutationVariables> = (props) => {
          const {transferId,data,headers} = props ?? {};

          return  requestTransferSettlement(transferId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type RequestTransferSettlementMutationResult = NonNullable<Awaited<ReturnType<typeof requestTransferSettlement>>>
    export type RequestTransferSettlementMutationBody = BodyType<TransferSettlementRequest>
    export type RequestTransferSettlementMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | TransferNotFoundResponse | RequestTransferSettlement409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type RequestTransferSettlementMutationVariables = {transferId: string;data: BodyType<TransferSettlementRequest>;headers?: RequestTransferSettlementHeaders}

    /**
 * @summary Request how a transfer that needs a decision ends
 */
export const useRequestTransferSettlement = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | TransferNotFoundResponse | RequestTransferSettlement409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestTransferSettlement>>, TError,RequestTransferSettlementMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestTransferSettlement>>,
        TError,
        RequestTransferSettlementMutationVariables,
        TContext
      > => {
      return useMutation(useRequestTransferSettlementMutationOptions(options), queryClient);
    }
    export const getGetLedgerReportUrl = () => {

  return `/api/admin/ledger-report`
}

/**
 * The money in all wallets, the house accounts that explain it, and what differs. All figures are of one snapshot of the database. Because the
 * check reads the whole ledger, it runs once a minute at most, and only hourly once it takes over two seconds: `checkedAt` says when. While a first
 * check takes longer than ten seconds, the response is 503 with `reason` `first_check` and `Retry-After`.
 * `npm run ledger:check` prints what is wrong.
 * @summary Show whether the ledger agrees
 */
export const getLedgerReport = async ( options?: Parameters<typeof fetcher>[1]): Promise<LedgerReport> => {

  return fetcher<LedgerReport>(getGetLedgerReportUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetLedgerReportQueryKey = () => {
    return [
    `/api/admin/ledger-report`
    ] as const;
    }

export const getGetLedgerReportQueryOptions = <TData = Awaited<ReturnType<typeof getLedgerReport>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLedgerReport>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLedgerReportQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLedgerReport>>> = ({ signal }) => getLedgerReport({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLedgerReport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLedgerReportQueryResult = NonNullable<Awaited<ReturnType<typeof getLedgerReport>>>
export type GetLedgerReportQueryError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useGetLedgerReport<TData = Awaited<ReturnType<typeof getLedgerReport>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLedgerReport>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLedgerReport>>,
          TError,
          Awaited<ReturnType<typeof getLedgerReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLedgerReport<TData = Awaited<ReturnType<typeof getLedgerReport>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLedgerReport>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLedgerReport>>,
          TError,
          Awaited<ReturnType<typeof getLedgerReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLedgerReport<TData = Awaited<ReturnType<typeof getLedgerReport>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLedgerReport>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show whether the ledger agrees
 */

export function useGetLedgerReport<TData = Awaited<ReturnType<typeof getLedgerReport>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLedgerReport>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLedgerReportQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

