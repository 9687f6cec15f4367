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
  BankDetails,
  CreateTopUpHeaders,
  IdempotencyMismatchResponse,
  InvalidPageResponse,
  InvalidParametersResponse,
  InvalidRequestResponse,
  ListTopUpsParams,
  MaximumBalanceExceededResponse,
  NoWalletResponse,
  PayTopUp409,
  PayTopUpHeaders,
  PayloadTooLargeResponse,
  RateLimitedError,
  RateLimitedResponse,
  RoleRequiredResponse,
  ServiceUnavailableResponse,
  TopUp,
  TopUpList,
  TopUpOrWalletNotFoundResponse,
  TopUpPayment,
  TopUpRequest,
  UnauthenticatedResponse,
  UnknownErrorResponse,
  UnsupportedMediaTypeResponse,
  WalletInactiveOrFrozenResponse,
  WalletNotFoundResponse
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

export const getListTopUpsUrl = (params?: ListTopUpsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/top-ups?${stringifiedParams}` : `/api/v1/top-ups`
}

/**
 * Newest first, with what may be topped up now. Money that arrived by bank transfer is listed with the transactions, as `incoming_transfer`.
 * @summary List the top-ups by card
 */
export const listTopUps = async (params?: ListTopUpsParams, options?: Parameters<typeof fetcher>[1]): Promise<TopUpList> => {

  return fetcher<TopUpList>(getListTopUpsUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListTopUpsQueryKey = (params?: ListTopUpsParams,) => {
    return [
    `/api/v1/top-ups`, ...(params ? [params] : [])
    ] as const;
    }

export const getListTopUpsQueryOptions = <TData = Awaited<ReturnType<typeof listTopUps>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params?: ListTopUpsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopUps>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTopUpsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTopUps>>> = ({ signal }) => listTopUps(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTopUps>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTopUpsQueryResult = NonNullable<Awaited<ReturnType<typeof listTopUps>>>
export type ListTopUpsQueryError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListTopUps<TData = Awaited<ReturnType<typeof listTopUps>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListTopUpsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopUps>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTopUps>>,
          TError,
          Awaited<ReturnType<typeof listTopUps>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTopUps<TData = Awaited<ReturnType<typeof listTopUps>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListTopUpsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopUps>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTopUps>>,
          TError,
          Awaited<ReturnType<typeof listTopUps>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTopUps<TData = Awaited<ReturnType<typeof listTopUps>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListTopUpsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopUps>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the top-ups by card
 */

export function useListTopUps<TData = Awaited<ReturnType<typeof listTopUps>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListTopUpsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopUps>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTopUpsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateTopUpUrl = () => {

  return `/api/v1/top-ups`
}

/**
 * Takes no money. `cardForm` says where the card is entered: on the page at its `url`, in the form of the card provider. No card number reaches Plink. The top-up expires if it is not paid within an hour.
 * @summary Start a top-up by card
 */
export const createTopUp = async (topUpRequest: TopUpRequest,
    headers?: CreateTopUpHeaders, options?: Parameters<typeof fetcher>[1]): Promise<TopUp> => {

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
return fetcher<TopUp>(getCreateTopUpUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(topUpRequest)
  }
);}

export const getCreateTopUpMutationKey = () => ['createTopUp'] as const;

export const useCreateTopUpMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | WalletNotFoundResponse | WalletInactiveOrFrozenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | MaximumBalanceExceededResponse | RateLimitedError | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTopUp>>, TError,CreateTopUpMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createTopUp>>, TError,CreateTopUpMutationVariables, TContext> => {

const mutationKey = getCreateTopUpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createTopUp>>, CreateTopUpMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createTopUp(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type CreateTopUpMutationResult = NonNullable<Awaited<ReturnType<typeof createTopUp>>>
    export type CreateTopUpMutationBody = BodyType<TopUpRequest>
    export type CreateTopUpMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | WalletNotFoundResponse | WalletInactiveOrFrozenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | MaximumBalanceExceededResponse | RateLimitedError | UnknownErrorResponse | ServiceUnavailableResponse>
    export type CreateTopUpMutationVariables = {data: BodyType<TopUpRequest>;headers?: CreateTopUpHeaders}

    /**
 * @summary Start a top-up by card
 */
export const useCreateTopUp = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | WalletNotFoundResponse | WalletInactiveOrFrozenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | MaximumBalanceExceededResponse | RateLimitedError | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTopUp>>, TError,CreateTopUpMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createTopUp>>,
        TError,
        CreateTopUpMutationVariables,
        TContext
      > => {
      return useMutation(useCreateTopUpMutationOptions(options), queryClient);
    }
    export const getGetBankDetailsUrl = () => {

  return `/api/v1/top-ups/bank-details`
}

/**
 * Whoever transfers money to this IBAN tops the wallet up. It is opened at the first request, which may take a while: `being_opened` until then.
 * @summary Get the IBAN of the wallet
 */
export const getBankDetails = async ( options?: Parameters<typeof fetcher>[1]): Promise<BankDetails> => {

  return fetcher<BankDetails>(getGetBankDetailsUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetBankDetailsQueryKey = () => {
    return [
    `/api/v1/top-ups/bank-details`
    ] as const;
    }

export const getGetBankDetailsQueryOptions = <TData = Awaited<ReturnType<typeof getBankDetails>>, TError = ErrorType<UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBankDetails>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBankDetailsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBankDetails>>> = ({ signal }) => getBankDetails({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBankDetails>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBankDetailsQueryResult = NonNullable<Awaited<ReturnType<typeof getBankDetails>>>
export type GetBankDetailsQueryError = ErrorType<UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useGetBankDetails<TData = Awaited<ReturnType<typeof getBankDetails>>, TError = ErrorType<UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBankDetails>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBankDetails>>,
          TError,
          Awaited<ReturnType<typeof getBankDetails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBankDetails<TData = Awaited<ReturnType<typeof getBankDetails>>, TError = ErrorType<UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBankDetails>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBankDetails>>,
          TError,
          Awaited<ReturnType<typeof getBankDetails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBankDetails<TData = Awaited<ReturnType<typeof getBankDetails>>, TError = ErrorType<UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBankDetails>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the IBAN of the wallet
 */

export function useGetBankDetails<TData = Awaited<ReturnType<typeof getBankDetails>>, TError = ErrorType<UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBankDetails>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBankDetailsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetTopUpUrl = (topUpId: string,) => {

  return `/api/v1/top-ups/${encodeURIComponent(String(topUpId))}`
}

/**
 * Asks the card provider what has become of the payment while it is open. The money is in the wallet with the causes `credited` and `settled`. With `over_maximum`, `account_closed` and `paid_after_end`, our staff looks at it.
 * @summary Get a top-up with its history
 */
export const getTopUp = async (topUpId: string, options?: Parameters<typeof fetcher>[1]): Promise<TopUp> => {

  return fetcher<TopUp>(getGetTopUpUrl(topUpId),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetTopUpQueryKey = (topUpId: string,) => {
    return [
    `/api/v1/top-ups/${topUpId}`
    ] as const;
    }

export const getGetTopUpQueryOptions = <TData = Awaited<ReturnType<typeof getTopUp>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TopUpOrWalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(topUpId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTopUp>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTopUpQueryKey(topUpId);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTopUp>>> = ({ signal }) => getTopUp(topUpId, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: topUpId !== null && topUpId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTopUp>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTopUpQueryResult = NonNullable<Awaited<ReturnType<typeof getTopUp>>>
export type GetTopUpQueryError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TopUpOrWalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useGetTopUp<TData = Awaited<ReturnType<typeof getTopUp>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TopUpOrWalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 topUpId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTopUp>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTopUp>>,
          TError,
          Awaited<ReturnType<typeof getTopUp>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTopUp<TData = Awaited<ReturnType<typeof getTopUp>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TopUpOrWalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 topUpId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTopUp>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTopUp>>,
          TError,
          Awaited<ReturnType<typeof getTopUp>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTopUp<TData = Awaited<ReturnType<typeof getTopUp>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TopUpOrWalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 topUpId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTopUp>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a top-up with its history
 */

export function useGetTopUp<TData = Awaited<ReturnType<typeof getTopUp>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TopUpOrWalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 topUpId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTopUp>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTopUpQueryOptions(topUpId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getPayTopUpUrl = (topUpId: string,) => {

  return `/api/v1/top-ups/${encodeURIComponent(String(topUpId))}/pay`
}

/**
 * Sends a test card, or a token of the card provider, to the card provider. Nothing is to be sent after a `hosted` form, which pays by itself. The person then confirms the payment at `threeDsUrl`, from where the browser returns to the page of the top-up. Without an answer of the provider there is no `threeDsUrl` yet: `getTopUp` finds the payment again, if there is one. A card is never charged twice for a top-up. Another call is possible when the provider knows of no payment.
 * @summary Pay a top-up with a card
 */
export const payTopUp = async (topUpId: string,
    topUpPayment: TopUpPayment,
    headers?: PayTopUpHeaders, options?: Parameters<typeof fetcher>[1]): Promise<TopUp> => {

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
return fetcher<TopUp>(getPayTopUpUrl(topUpId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(topUpPayment)
  }
);}

export const getPayTopUpMutationKey = () => ['payTopUp'] as const;

export const usePayTopUpMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | TopUpOrWalletNotFoundResponse | PayTopUp409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof payTopUp>>, TError,PayTopUpMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof payTopUp>>, TError,PayTopUpMutationVariables, TContext> => {

const mutationKey = getPayTopUpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof payTopUp>>, PayTopUpMutationVariables> = (props) => {
          const {topUpId,data,headers} = props ?? {};

          return  payTopUp(topUpId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type PayTopUpMutationResult = NonNullable<Awaited<ReturnType<typeof payTopUp>>>
    export type PayTopUpMutationBody = BodyType<TopUpPayment>
    export type PayTopUpMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | TopUpOrWalletNotFoundResponse | PayTopUp409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type PayTopUpMutationVariables = {topUpId: string;data: BodyType<TopUpPayment>;headers?: PayTopUpHeaders}

    /**
 * @summary Pay a top-up with a card
 */
export const usePayTopUp = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | TopUpOrWalletNotFoundResponse | PayTopUp409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof payTopUp>>, TError,PayTopUpMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof payTopUp>>,
        TError,
        PayTopUpMutationVariables,
        TContext
      > => {
      return useMutation(usePayTopUpMutationOptions(options), queryClient);
    }
