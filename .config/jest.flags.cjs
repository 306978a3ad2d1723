// Most code of a suite runs too seldom to repay its optimization, which took a tenth of the time.
require('node:v8').setFlagsFromString('--interrupt-budget=1000000');
