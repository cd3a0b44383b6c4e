/**
 * The currencies in which prices can be entered: legal tender by ISO 4217 in 2026, and former
 * currencies since 1999 in which old purchases were made [L8: currencies].
 */
export const CURRENCIES: ReadonlySet<string> = new Set(
  (
    "AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD " +
    "CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD " +
    "GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD " +
    "KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO " +
    "NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE " +
    "SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND " +
    "VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG " +
    "ANG ATS BEF BGN CYP DEM EEK ESP FIM FRF GRD HRK IEP ITL LTL LUF LVL MTL NLG PTE ROL SIT SKK TRL"
  ).split(" "),
);

/**
 * Number of decimals of each currency that does not have two (ISO 4217, 2026). The table is our
 * own, because browsers disagree about some currencies.
 */
const DIGITS: Readonly<Record<string, number>> = {
  ...digitsOf(0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"),
  ...digitsOf(3, "BHD IQD JOD KWD LYD OMR TND"),
};
const USUAL_DIGITS = 2;

function digitsOf(digits: number, currencies: string): Record<string, number> {
  return Object.fromEntries(currencies.split(" ").map((currency) => [currency, digits]));
}

export function minorDigits(currency: string): number {
  return DIGITS[currency] ?? USUAL_DIGITS;
}
