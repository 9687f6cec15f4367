/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  InvalidParametersResponse,
  KybOptionList,
  ListKybOptionsParams,
  ServiceUnavailableResponse,
  UnknownErrorResponse
} from './plinkAPI.schemas.ts';

import { fetcher } from '../fetcher.ts';
import type { ErrorType } from '../fetcher.ts';

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

export const getListKybOptionsUrl = (params: ListKybOptionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/kyb/options?${stringifiedParams}` : `/api/v1/kyb/options`
}

/**
 * @summary List the active options of a category
 */
export const listKybOptions = async (params: ListKybOptionsParams, options?: Parameters<typeof fetcher>[1]): Promise<KybOptionList> => {

  return fetcher<KybOptionList>(getListKybOptionsUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListKybOptionsQueryKey = (params?: ListKybOptionsParams,) => {
    return [
    `/api/v1/kyb/options`, ...(params ? [params] : [])
    ] as const;
    }

export const getListKybOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listKybOptions>>, TError = ErrorType<InvalidParametersResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params: ListKybOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listKybOptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListKybOptionsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listKybOptions>>> = ({ signal }) => listKybOptions(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listKybOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListKybOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listKybOptions>>>
export type ListKybOptionsQueryError = ErrorType<InvalidParametersResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListKybOptions<TData = Awaited<ReturnType<typeof listKybOptions>>, TError = ErrorType<InvalidParametersResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: ListKybOptionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listKybOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listKybOptions>>,
          TError,
          Awaited<ReturnType<typeof listKybOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListKybOptions<TData = Awaited<ReturnType<typeof listKybOptions>>, TError = ErrorType<InvalidParametersResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: ListKybOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listKybOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listKybOptions>>,
          TError,
          Awaited<ReturnType<typeof listKybOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListKybOptions<TData = Awaited<ReturnType<typeof listKybOptions>>, TError = ErrorType<InvalidParametersResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: ListKybOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listKybOptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the active options of a category
 */

export function useListKybOptions<TData = Awaited<ReturnType<typeof listKybOptions>>, TError = ErrorType<InvalidParametersResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: ListKybOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listKybOptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListKybOptionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

