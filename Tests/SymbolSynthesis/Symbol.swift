internal import CZint
