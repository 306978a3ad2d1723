// Onest has no tugrik sign (U+20AE). This is that glyph of Inter Variable 4 (SIL Open Font License 1.1), weights 400 to
// 800, cut with harfbuzz: 1 092 bytes inline instead of a 28 KB request for one sign.
const base64 = [
  'd09GMgABAAAAAAREABUAAAAACJAAAAPXAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGoFnGx4cKD9IVkFSOj9NVkFSVAZgP1NUQVSBFiciADQv',
  'TBEICkRbCwYAMEwBNgIkAwgEIAWFDAcgDAcbNgfIrgd4Q76kOxhoUNAyU2G1VLfaXJz+te5j7CwojYf/1sq/r6p60yHg2QnQbFgCKiA+PvxJ',
  'MipAtCz8t1mL1nSCKNTZhEvA6pH3i2A920qbiZuF8bYuxTCzwkAiy6JJY67bP//v5j/CPRvrBQIJZBxIx/PY7f0jui3SdiDNwyRuC2+JBmHU',
  'Ek6lptREddX/Z5aFa9TZpz9VEwwGOHldQ6xX0QqNiXvwGjjBalz7pQzrnKJTtFYwqbpppdA9Hh0yesiQIUWCFJ8dHjvOLSVk/QAwTMgj87mE',
  '1aCPQULQGdXrf3vpbJ7Aow/XPeZpL3jJO973uZ/9kcklEDx1v/7GW+9+9JkoKarheH6c5WXVtF0/jNO8rNtxXvfzen++v3+kXKq2LlvIs488',
  'H5MzY0IZF1JpY50PKZfa+rys236c1z23uLK+sbW9s7u3f3h0doEIMVpmCHQzYoFYvbx5iLQCnQA63CSTpE9XV45sFMHzyxiGAQBIQmCQQA8J',
  'gdbsTmqVxj9W/T21m3kAiAu26NCc9+JlVaHeSJzl+CZdqvbgVFTzi4aHWS396E554h+pMpICSACbpq0DfNbZqU/uQdR/pod4AsrOxG8Yo4cQ',
  'ahkDdMEM6ZQb3EYWcmlRKRLiCHFmpIWonbbNGzbNKL1kSYoOAIEQRDOTFe1JAI1EAez82FNZDGcewKNNikV63QdC2yc+AX30njIGERu6Zu6z',
  'mAUSkVNZmHQxBkURjHl6JPYfoMj0kYQBKvVqyQcoxDwGImIebXI+AQWiQdoBRDvpA45yHNkJSiCBgow+GAGfHXIp9TW4OQE3VyP99biSvTYz',
  'Tp9/KH+wfzj5z5cmvzpQTfuo6ANRZphkNOGhQjeTL7Sg70AZSxJj0LTr/gdaHfztD82zPW6kvd04CBQrP22aS0v/r3MN/tsYjmfl7YXyTfUh',
  'SyB4OYGq1aH4cTXoF6SqFVmfmGavCJI+Mggk19dvsihd8UCmVYRuMQZJr+iHbI7/UAzzDSpND/FthrmsF6GH45inV/TDfD3sRkMfG9Cuth5N',
  '/TSx0BCjsEhtEFrI63adDmSxicPCsa0hHJNG0KfhNLJz2Rvn4zHMZppbkiXXiI8zz2ESrfuAxKLlxBZJWE14rRMSjUJF1tiIxNeyiUQRMnF8',
  'x7RtQOOwMQ2zzDHHXEscoiEtzdO8YYF9uvZ6UVawwdHJbnJgy4GJ2YO539O7wOG64cdPMfOQ7zaNsYVKwiKQNvA5dBLBKdwhRFQOX4CZApiK',
  'uALjZpu9WoDqIfHa9nFYOtxtCXQcAZdqMrV171l3NL6Tzr3lLgAA',
].join('');

/** The tugrik sign as a separate face, scaled to the capitals of Onest. */
export const tugrikFace = `@font-face{font-family:Onest;font-weight:400 800;src:url(data:font/woff2;base64,${base64}) format('woff2');size-adjust:97.2%;unicode-range:U+20AE}`;
